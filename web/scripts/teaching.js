/**
 * Prints, as JSON, what the client teaches about each game: the order of its lesson and the drawings of its rulebook.
 * The documentation site shows them too.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";

const ROOT = join(import.meta.dirname, "..");
const games = readdirSync(join(ROOT, "src", "games"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const teaching = {};
for (const { name } of games) {
  const load = async (file) => (await server.ssrLoadModule(`/src/games/${name}/${file}.ts`)).default;
  const lesson = (await load("lesson")).map(({ name: tip, clause }) => ({ name: tip, clause }));
  teaching[name] = { lesson, pictures: await load("rulePictures") };
}
await server.close();
console.log(JSON.stringify(teaching));
