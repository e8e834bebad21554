/**
 * The pieces on the chart, made of few strong lines: they must be told apart when they are a finger's breadth high.
 * Each is a body, which takes a colour, and lines over it; the middle of the base line is at 0, 0.
 */
export interface Piece {
  body: string;
  lines: string;
  width: number;
  height: number;
}

/** A halberdier with a plumed hat; 14 by 26. */
export const SOLDIER: Piece = {
  body:
    "M-6 0L-4.6 -9Q-6.4 -10 -6 -15Q-5.4 -18 -2.6 -18.4Q-4 -19.8 -3.6 -21.6L-5 -22Q-2 -25.4 2.4 -23.2L3.6 -22.2L2.9 -21.6Q3.2 -19.6 1.8 -18.4" +
    "Q4.6 -18 5 -15Q5.4 -10 3.6 -9L5 0H1.4L-.4 -7L-2.4 0Z",
  lines:
    "M7.4 0V-24M7.4 -26.5L6.2 -23.4H8.6ZM7.4 -23Q11 -22.6 11 -19Q9.2 -20 7.4 -19.6M4.8 -13.4L7.4 -14.4M-4.6 -9H3.6",
  width: 20,
  height: 27,
};

/** The covered cart; 26 by 17. */
export const TANK: Piece = {
  body: "M-13 -3.4Q-10.4 -8.6 -2.4 -13.4V-15.4L0 -17.4L2.4 -15.4V-13.4Q10.4 -8.6 13 -3.4Q7 0 0 0Q-7 0 -13 -3.4Z",
  lines:
    "M0 -13V0M-2.4 -13.4Q-6.6 -8 -7.2 -1.2M2.4 -13.4Q6.6 -8 7.2 -1.2M-13 -3.4H-15.6M13 -3.4H15.6M-13 -3.4Q0 2.4 13 -3.4",
  width: 32,
  height: 18,
};

/** The ornithopter from above; 34 by 18. */
export const AIRPLANE: Piece = {
  body:
    "M-1.6 -10Q-8 -18.4 -17 -13.4Q-14.4 -11.4 -14 -8Q-11 -8.6 -9.4 -5.6Q-6.6 -7.4 -1.6 -6.8L-.9 -3L-3.4 0H3.4L.9 -3L1.6 -6.8" +
    "Q6.6 -7.4 9.4 -5.6Q11 -8.6 14 -8Q14.4 -11.4 17 -13.4Q8 -18.4 1.6 -10Q1.4 -13 0 -13Q-1.4 -13 -1.6 -10Z",
  lines: "M-1.6 -9Q-8 -14 -14 -8M-1.6 -8Q-6 -11 -9.4 -5.6M1.6 -9Q8 -14 14 -8M1.6 -8Q6 -11 9.4 -5.6M0 -13V-3",
  width: 34,
  height: 18,
};

const merlons = (x: number, y: number, count: number, step: number, h = 2.4) =>
  Array.from({ length: count }, (_, i) => `M${x + i * step} ${y}v${-h}h${step * 0.55}v${h}`).join("");
const tower = (x: number, top: number, w: number) => `M${x} 0V${top}h${w}V0Z`;

/** A keep; each tower stands beside it, and with four of them the city has a dome. */
export function castle(towers: number): Piece {
  const places = [-15, 9, -20.6, 14.6].slice(0, towers);
  const outer = places.map((x, i) => tower(x, i < 2 ? -22 : -16, 5.6)).join("");
  const caps = places.map((x, i) => {
    const top = i < 2 ? -22 : -16;
    return `M${x - 0.6} ${top}L${x + 2.8} ${top - 5}L${x + 6.2} ${top}Z`;
  });
  const slits = places.map((x, i) => `M${x + 2.8} ${i < 2 ? -17 : -11}v3`).join("");
  const perfect = towers >= 4;
  const keep = perfect
    ? "M-9 0V-15H-7Q-7 -23 0 -25Q7 -23 7 -15H9V0Z"
    : "M-9 0V-14H-9V-17H-5.6V-14H-1.7V-17H1.7V-14H5.6V-17H9V0Z";
  const crown = perfect
    ? "M0 -25V-30M0 -30L5 -28.4L0 -26.8M-7 -15H7M0 -25Q-3 -20 -3 -15M0 -25Q3 -20 3 -15"
    : "";
  return {
    body: outer + keep + caps.join(""),
    lines:
      slits +
      crown +
      "M-3 0V-5.4A3 3 0 0 1 3 -5.4V0" +
      (perfect ? merlons(-8, -12, 4, 4.6, 0) : "M-6 -10h3M3 -10h3"),
    width: towers > 2 ? 42 : towers ? 32 : 20,
    height: perfect ? 31 : towers ? 27 : 18,
  };
}

/** Faces of a die in a box of 24 by 24: the Vitruvian man hits, a blank misses, an explosion hurts the side that rolled. */
export const FACES: Record<"hit" | "miss" | "explosion", string> = {
  hit:
    "M12 3.4A8.6 8.6 0 1 1 12 20.6A8.6 8.6 0 1 1 12 3.4ZM5 4.6H19V18.8H5Z" +
    "M12 5.2A1.5 1.5 0 1 1 12 8.2A1.5 1.5 0 1 1 12 5.2ZM12 8.2V14M5.2 9.4H18.8M6.2 7L12 9.4L17.8 7M12 14L10 20.2M12 14L14 20.2M12 14L7 18.6M12 14L17 18.6",
  miss: "",
  explosion:
    "M12 2.4L13.6 8L17.8 4L16.4 9.4L21.6 8.6L17.2 12L21.6 15.4L16.4 14.6L17.8 20L13.6 16L12 21.6L10.4 16L6.2 20L7.6 14.6L2.4 15.4L6.8 12L2.4 8.6L7.6 9.4L6.2 4L10.4 8ZM12 9.6A2.4 2.4 0 1 1 12 14.4A2.4 2.4 0 1 1 12 9.6Z",
};

/** Signs in a box of 24 by 24. */
export const SIGNS: Record<string, string> = {
  flag: "M6 22V2M6 3Q11 1 14 4T21 4V12Q17 15 14 12T6 12",
  laurel:
    "M12 21Q4 19 4 10Q4 6 6 3M12 21Q20 19 20 10Q20 6 18 3M4.4 8Q1.8 8 1.6 5Q4.6 5 4.4 8ZM4.6 13Q1.6 14 1 11Q4 10 4.6 13ZM7 17.4Q5 20 2.8 18Q4.6 15.6 7 17.4ZM19.6 8Q22.2 8 22.4 5Q19.4 5 19.6 8ZM19.4 13Q22.4 14 23 11Q20 10 19.4 13ZM17 17.4Q19 20 21.2 18Q19.4 15.6 17 17.4Z",
  keep: "M4 21V8H4V5H8V8H10V5H14V8H16V5H20V21ZM10 21V15A2 2 0 0 1 14 15V21",
  tower: "M8 22V8H6.5V4H9.5V6H11V4H13V6H14.5V4H17.5V8H16V22ZM12 11V14",
  man: "M12 2A3 3 0 1 1 12 8A3 3 0 1 1 12 2ZM7 22L8.4 13Q6.6 12 7 9.6Q8 8.6 12 8.6Q16 8.6 17 9.6Q17.4 12 15.6 13L17 22H13.6L12 16L10.4 22Z",
  swords: "M4 3L18 17M16 19L20 15M18 17L21 20M20 3L6 17M8 19L4 15M6 17L3 20",
  sail: "M3 18H21L18 22H6ZM12 18V2M12 3Q19 6 19 15H12M12 6Q7 9 6 15H12",
  march: "M3 12H19M13 5L20 12L13 19",
  invade: "M5 22V3L15 7L5 11M12 22Q20 20 21 12M18 14L21 11.4L23.4 14.4",
  die: "M4 4H20V20H4ZM12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5ZM12 9V15M8.6 12H15.4",
  hook: "M12 2V8M12 8Q18 9 17 15Q15 20 11 20Q7 19 7 15.6L9.6 16.6",
  shield: "M12 2Q16 4.4 20 4.4Q20.4 16 12 22Q3.6 16 4 4.4Q8 4.4 12 2Z",
  scroll:
    "M6 4Q3 4 3 7H7M6 4H18Q21 4 21 7V17M7 7V18Q7 21 10 21H18Q21 21 21 17H11V18Q11 21 9 21M11 9H17M11 13H17",
  purse: "M9 8Q3 13 4 18Q6 22 12 22Q18 22 20 18Q21 13 15 8ZM8 8H16M9 8L7 3Q9.5 5 12 3Q14.5 5 17 3L15 8",
};
