import type { GameAssets } from "..";

const assets: GameAssets = {
  board: () => import("./board/Board.svelte"),
  things: () => import("./things"),
  lesson: () => import("./lesson"),
  homeArt: () => import("./homeArt"),
  explain: () => import("./explain"),
  rulePictures: () => import("./rulePictures"),
  firstGame: { goal: "20" },
  credits: {
    title: "Magnifico",
    year: 2008,
    authors: "Spartaco Albertarelli, Angelo Zucca",
    publisher: "Editrice Giochi; Asmodee",
  },
};

export default assets;
