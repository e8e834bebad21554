import type { GameAssets } from "..";

const assets: GameAssets = {
  board: () => import("./board/Board.svelte"),
  things: () => import("./things"),
  lesson: () => import("./lesson"),
  homeArt: () => import("./homeArt"),
  explain: () => import("./explain"),
  rulePictures: () => import("./rulePictures"),
  firstGame: { goal: "20" },
  points: [
    { name: "crown", gained: { scored: ["crown"] } },
    { name: "court", gained: { scored: ["court"] } },
    { name: "workshop", gained: { scored: ["workshop"] } },
    { name: "cities", gained: { scored: ["cities"] } },
    { name: "leonardo", gained: { scored: ["leonardo"] } },
    { name: "wonders", gained: { wonder: ["points"], art: ["points"] } },
  ],
  credits: {
    title: "Magnifico",
    year: 2008,
    authors: "Spartaco Albertarelli, Angelo Zucca",
    publisher: "Editrice Giochi; Asmodee",
  },
};

export default assets;
