import type { GameAssets } from "..";

const assets: GameAssets = {
  board: () => import("./board/Board.svelte"),
  things: () => import("./things"),
  lesson: () => import("./lesson"),
  homeArt: () => import("./homeArt"),
  explain: () => import("./explain"),
  rulePictures: () => import("./rulePictures"),
  credits: {
    title: "Omnia (Leonardeck)",
    year: 2020,
    authors: "Cristian Confalonieri",
    publisher: "Studiolabo; Demoela Giochi",
  },
};

export default assets;
