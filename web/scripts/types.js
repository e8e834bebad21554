/**
 * Writes the types of what the server sends: `src/core/protocol.gen.ts`, and for each game that has a board
 * `src/games/<slug>/types.gen.ts`. With `--check` it writes nothing, and fails where a file is not what it would write.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString, COMMENT_HEADER, transformSchemaObject } from "openapi-typescript";
import prettier from "prettier";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "..");
const GAMES = join(ROOT, "src", "games");
const PYTHON = process.env.PYTHON ?? join(ROOT, "..", ".venv", "bin", "python");

/** Objects whose keys are words as records, which openapi-typescript does not do by itself. */
function asRecord(schema, options) {
  if (!schema.propertyNames) return undefined;
  const keys = transformSchemaObject(schema.propertyNames, options);
  const values = transformSchemaObject(schema.additionalProperties, options);
  const record = ts.factory.createTypeReferenceNode("Record", [keys, values]);
  return schema.minProperties ? record : ts.factory.createTypeReferenceNode("Partial", [record]);
}

const ofGames = {
  transform: asRecord,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
};

async function written(file, document, options) {
  const nodes = await openapiTS(document, { defaultNonNullable: false, ...options });
  return prettier.format(`${COMMENT_HEADER}${astToString(nodes)}`, {
    ...(await prettier.resolveConfig(file)),
    filepath: file,
  });
}

const told = execFileSync(PYTHON, ["-m", "bottega.server.schema"], { maxBuffer: 2 ** 26, cwd: ROOT });
const { protocol, games } = JSON.parse(told);
const files = new Map([
  [join(ROOT, "src", "core", "protocol.gen.ts"), await written("protocol.gen.ts", protocol, {})],
]);
for (const slug of readdirSync(GAMES).filter((folder) => folder in games)) {
  const file = join(GAMES, slug, "types.gen.ts");
  files.set(file, await written(file, games[slug], ofGames));
}

const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
if (!process.argv.includes("--check")) for (const [file, text] of stale) writeFileSync(file, text);
else if (stale.length) {
  console.error(`Stale: ${stale.map(([file]) => file).join(", ")}. Run \`npm run types\`.`);
  process.exitCode = 1;
}
