import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };

const STATIC = "../src/bottega/server/static"; // the server serves it, the wheel carries it
const GALLERY = "dist/gallery";

/** The messages of one game (or of one page) in one language travel together; what is needed later, apart. */
function messagesChunk(id: string): string | null {
  const [, game, language, file] = /games\/(\w+)\/locale\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (file === "intro") return `intros-${language}`; // of all games together, for the lists of games
  if (file === "clauses") return `${game}-rules-${language}`;
  // Of the client: a page of its own. Of the game: the things on its board, loaded when one is touched first.
  if (file === "explain") return `${game}-${id.includes("/src/games/") ? "explain" : "things"}-${language}`;
  if (file === "lesson") return `${game}-lesson-${language}`;
  if (game) return `${game}-words-${language}`;
  const own = /src\/locale\/(\w+)\/(\w+)\.ftl/.exec(id);
  return own ? `${own[2]}-words-${own[1]}` : null;
}

/** The licences of the fonts. `build.license` does not see them, because only CSS names their files. */
function fontLicenses(): Plugin {
  return {
    name: "font-licenses",
    generateBundle() {
      for (const font of Object.keys(packageJson.dependencies).filter((name) =>
        name.startsWith("@fontsource"),
      )) {
        const source = readFileSync(`node_modules/${font}/LICENSE`);
        this.emitFile({ type: "asset", fileName: `licenses/${font.split("/")[1]}.txt`, source });
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fontLicenses(), mode === "test" && svelteTesting({ autoCleanup: false })],
  build: {
    outDir: mode === "gallery" ? GALLERY : STATIC,
    emptyOutDir: true,
    license: { fileName: "licenses/packages.md" }, // of what the client contains from others; the wheel carries it
    target: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark()
    // The server's Content-Security-Policy is default-src 'self': nothing inline, not even small pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input:
        mode === "gallery"
          ? "gallery.html"
          : { index: "index.html", embed: "embed.html", sw: "src/offline/serviceWorker.ts" },
      output: {
        // The service worker's name stays the same: browsers compare its contents.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: messagesChunk, debugName: "messages", test: /\.ftl/ }] },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
    fs: { allow: [".."] }, // the games' own .ftl files
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 }, // test machines are busy
}));
