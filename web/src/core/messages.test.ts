import { afterEach, expect, test, vi } from "vitest";
import { Translator, type Kinds } from "./translator";
import {
  GAMES_WITH_MESSAGES,
  LANGUAGES,
  loadIntrosFromServer,
  loadMessages,
  loadPageMessages,
  loadRules,
  Messages,
} from "./messages";

const NAMES = ["Ginevra", "Salaì", "Isabella", "Ludovico", "Cecilia"]; // as in fixtures.py

/** A move, a prompt or an event as the engine says it in every language. `moves`: the legal ones, by name. */
interface Sentence {
  family: string;
  name: string;
  args: Record<string, string>;
  own: boolean;
  moves?: string[];
  said: Record<string, string>;
}
const SENTENCES = import.meta.glob<Sentence[]>("../games/*/fixtures/sentences.json", {
  import: "default",
  eager: true,
});
const FACTS = import.meta.glob<{ kinds: Kinds }>("../games/*/fixtures/facts.json", {
  import: "default",
  eager: true,
});
const engineSaid = Object.entries(SENTENCES).map(([path, sentences]) => ({
  game: path.split("/")[2] ?? "",
  kinds: FACTS[path.replace("sentences", "facts")]?.kinds ?? { move: {}, event: {} },
  sentences,
}));

test.each(LANGUAGES)(
  "moves, prompts and events have the same text in %s as in the engine",
  async (language) => {
    expect(engineSaid.length).toBeGreaterThan(0);
    for (const { game, kinds, sentences } of engineSaid) {
      const messages = await loadMessages(language, game);
      const bare = new Translator(messages, kinds);
      const named = new Translator(messages, kinds, NAMES);
      for (const { family, name, args, own, moves = [], said } of sentences) {
        const text = said[language] ?? "";
        if (family === "move")
          expect(bare.move({ name, args })).toBe(text.charAt(0).toUpperCase() + text.slice(1));
        else if (family === "prompt") {
          const choices = moves.map((one, move) => ({ move, name: one, args: {} }));
          expect(bare.prompt({ key: name, args }, choices)).toBe(text);
        } else expect(named.event({ event: name, own, ...args })).toBe(text);
      }
    }
  },
);

test("a named value comes with its value and its attributes", () => {
  const messages = new Messages("fr", [
    "place-academy = Académie\n    .to = à l’Académie\nm = { $place }, { $place-to }, { $place-is }",
  ]);
  expect(messages.say("m", { place: { kind: "place", value: "academy" } })).toBe(
    "Académie, à l’Académie, academy",
  );
});

const GIVE = new Messages("it", ["seat-1 = Verderame\nmove-give = dare una mela a { $seat }"]);

test("a seat is called by its name, or by its pigment", () => {
  const args = { seat: { kind: "seat", value: 1 } };
  expect(GIVE.say("move-give", args)).toBe("dare una mela a Verderame");
  expect(GIVE.say("move-give", args, ["Ada", "Bice"])).toBe("dare una mela a Bice");
});

test("a missing message or argument is an error", () => {
  expect(() => GIVE.say("move-give", { count: 2 })).toThrow();
  expect(() => GIVE.say("no-such-message")).toThrow("no-such-message");
});

test.each(LANGUAGES)("every prompt names a clause that the rulebook has in %s", async (language) => {
  for (const game of GAMES_WITH_MESSAGES) {
    const messages = await loadMessages(language, game);
    const rules = await loadRules(language, game);
    const clauses = messages.keys("prompt-").map((key) => messages.attribute(`prompt-${key}`, "clause"));
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter((clause) => !rules.has(`clause-${clause.replaceAll(".", "-")}`))).toEqual([]);
  }
});

test.each(LANGUAGES)("the client has the same messages in %s as in English", (language) => {
  const files = import.meta.glob<string>(["../locale/*/*.ftl", "../games/*/locale/*/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  for (const [path, english] of Object.entries(files).filter(([path]) => path.includes("/en/")))
    expect(keys(files[path.replace("/en/", `/${language}/`)]!)).toEqual(keys(english));
});

afterEach(() => vi.unstubAllGlobals());

/** A server with one game that is not part of the client's bundle. */
function serve(sources: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const answer = address === "/api/games" ? [{ slug: "palio" }] : sources;
    return Promise.resolve(Response.json(answer));
  });
  return asked;
}

test("the messages of a game from outside come from the server, once", async () => {
  const asked = serve({ "palio.ftl": "seat-0 = Aquila\nclause-1 = Ride.\nmove-ride = ride" });
  const messages = await loadMessages("it", "palio", "table");
  expect(messages.say("move-ride")).toBe("ride");
  expect(messages.say("seat-0")).toBe("Aquila");
  expect(messages.say("seat-1")).toBe("Verderame");
  expect(messages.say("title")).toBe("Palio");
  expect((await loadRules("it", "palio")).say("clause-1")).toBe("Ride.");
  expect(asked).toEqual(["/api/games/palio/messages/it"]);
});

test("a game from outside introduces itself in lists", async () => {
  serve({ "intro.ftl": "title = The Palio\nintro-line = Ten horses, one square." });
  const messages = (await loadPageMessages("en", "layout")).withIntros(await loadIntrosFromServer("en"));
  expect(messages.title("palio")).toBe("The Palio");
  expect(messages.ofGame("palio", "intro-line")).toBe("Ten horses, one square.");
  expect(messages.has("title-lobby")).toBe(true);
});

test("after a failure the messages are requested again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(loadMessages("fr", "palio")).rejects.toThrow();
  serve({ "palio.ftl": "move-ride = courir" });
  expect((await loadMessages("fr", "palio")).say("move-ride")).toBe("courir");
});

test("a move names what it is about, if the reader may know it", () => {
  const kinds = { move: { put: { card: "card" } }, event: {} };
  const translator = new Translator(
    new Messages("en", [
      "card-7 = crane\nmove-put = put card { $place } back\n    .about = put the { $card } back",
    ]),
    kinds,
  );
  expect(translator.move({ name: "put", args: { place: 2, card: 7 } })).toBe("Put the crane back");
  expect(translator.move({ name: "put", args: { place: 2 } })).toBe("Put card 2 back");
});
