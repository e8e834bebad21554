import type { GameAssets } from "..";

const assets: GameAssets = {
  board: () => import("./board/Board.svelte"),
  things: () => import("./things"),
  lesson: () => import("./lesson"),
  homeArt: () => import("./homeArt"),
  explain: () => import("./explain"),
  rulePictures: () => import("./rulePictures"),
  credits: {
    title: "Leonardo da Vinci (Maestro Leonardo)",
    year: 2006,
    authors: "Flaminia Brasini, Virginio Gigli, Stefano Luperto, Antonio Tinto (Acchittocca)",
    publisher: "daVinci Editrice; Mayfair Games, Abacusspiele, QWG, Tilsit",
  },
};

export default assets;
