import type { GameAssets } from "..";

const assets: GameAssets = {
  board: () => import("./board/Board.svelte"),
  things: () => import("./things"),
  lesson: () => import("./lesson"),
  homeArt: () => import("./homeArt"),
  explain: () => import("./explain"),
  rulePictures: () => import("./rulePictures"),
  credits: {
    title: "Atelier Da Vinci",
    year: 2020,
    authors: "Rosaria Battiato, Massimo Borzì",
    publisher: "dV Giochi",
  },
};

export default assets;
