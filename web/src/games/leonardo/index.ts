import type { GameAssets } from "..";

const assets: GameAssets = {
  board: () => import("./board/Board.svelte"),
  things: () => import("./things"),
  lesson: () => import("./lesson"),
  homeArt: () => import("./homeArt"),
  explain: () => import("./explain"),
  rulePictures: () => import("./rulePictures"),
  points: [
    { name: "inventions", gained: { completed: ["florins"], completed_late: ["florins"] } },
    { name: "types", gained: { variety: ["florins"] } },
    { name: "council", gained: { collected: ["florins"] } },
    { name: "cards", spent: { won: ["florins"] } },
    { name: "bought", spent: { component: ["florins"], improved: ["florins"], hired: ["florins"] } },
  ],
  credits: {
    title: "Leonardo da Vinci (Maestro Leonardo)",
    year: 2006,
    authors: "Flaminia Brasini, Virginio Gigli, Stefano Luperto, Antonio Tinto (Acchittocca)",
    publisher: "daVinci Editrice; Mayfair Games, Abacusspiele, QWG, Tilsit",
  },
};

export default assets;
