// An agent in JavaScript, to copy from: node agent.js http://localhost:8000 bottega_TOKEN GAME [PLAYERS]
// It plays legal moves at random, one game after another, and prints how each ended. /api/openapi.json describes the rest.
const [server, token, game, players = "2"] = process.argv.slice(2);

async function ask(method, path, body) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  if (answer.ok) return answer;
  const problem = await answer.json();
  if (answer.status === 401 || answer.status === 422) process.exit(console.error(problem.message) ?? 1);
  throw new Error(problem.message);
}

/** The lines of a stream. After a broken connection it is asked for again. */
async function* lines(...request) {
  for (; ; await new Promise((resolve) => setTimeout(resolve, 1000))) {
    try {
      let text = "";
      for await (const part of (await ask(...request)).body.pipeThrough(new TextDecoderStream())) {
        const found = (text + part).split("\n");
        text = found.pop();
        for (const line of found) if (line) yield JSON.parse(line);
      }
    } catch (error) {
      console.error(`${request[1]}: ${error.message}`); // the server restarts, or the network is down
    }
  }
}

async function play(table) {
  let answered = -1;
  for await (const { table: now } of lines("GET", `/api/tables/${table}/stream`)) {
    if (now?.status === "closed") return;
    if (now?.status === "finished") return console.log(`${table} ${JSON.stringify(now.view.scores)}`);
    if (!now?.choices.length || now.question === answered) continue;
    const { move } = now.choices[Math.floor(Math.random() * now.choices.length)];
    const body = { id: crypto.randomUUID(), move, question: now.question };
    await ask("POST", `/api/tables/${table}/move`, body).then(() => (answered = now.question), console.error);
  }
}

const wanted = { games: [{ game, players: [Number(players)] }], at_once: 1 };
for await (const line of lines("POST", "/api/me/games", wanted)) if (line.type === "game") await play(line.table);
