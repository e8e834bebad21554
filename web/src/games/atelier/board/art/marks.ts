/** What each colour is known by besides its hue, in boxes of 24 by 24: none of them is a shape of the players' emblems. */
import { oval, rays } from "../../../../look/art/pen";

const petals = [0, 1, 2, 3, 4]
  .map((i) => (i / 5 - 0.25) * 2 * Math.PI)
  .map((a) => oval(12 + 6 * Math.cos(a), 12.5 + 6 * Math.sin(a), 4.6))
  .join("");

/** Filled, and drawn over it: a madder flower, a drop, the sun, a leaf, an acorn. */
export const MARKS: Record<string, { body: string; lines: string }> = {
  red: { body: petals, lines: oval(12, 12.5, 2.4) },
  blue: {
    body: "M12 1.5Q19.5 11 19.5 15.5A7.5 7.5 0 0 1 4.5 15.5Q4.5 11 12 1.5Z",
    lines: "M8 15.5A4 4 0 0 0 11.5 19.5",
  },
  yellow: { body: oval(12, 12, 5.6), lines: rays(12, 12, 7.8, 11.4, 8) },
  green: { body: "M3 21Q1.5 4.5 21.5 2.5Q22.5 21 6.5 18.5Z", lines: "M2 22.5L14.5 9.5M9 15V10M10 14.5H15" },
  brown: {
    body: "M4 10Q4 3.5 12 3.5Q20 3.5 20 10ZM5.5 12H18.5Q18.5 18.5 12 22.5Q5.5 18.5 5.5 12Z",
    lines: "M12 3.5V.8",
  },
};

/** A broad stroke of the brush on a card, in a box of 40 by 54, and the streaks that its hairs leave. */
export const STROKE =
  "M5 13C9 9 15 11 20 9.5C27 7.5 31 10 35.5 8.5C34 13 36.5 17 35 22C37 28 34 33 36 38C34 42 36 45 34.5 47.5" +
  "C29 46 26 49 20 47C14 49 9 46.5 4.5 48C6 43 3.5 40 5 34C3 28 6 24 4.5 19C5.5 17 4.5 15 5 13Z";
export const STREAKS =
  "M9 14Q8 30 9.5 44M14.5 12Q13.5 20 14.5 27M30.5 12.5Q32 30 30.5 44M25 36Q25.5 41 25 46M20 11V15";

/** A daub on a space, in a box of 40 by 40. */
export const DAUB =
  "M6 9C10 3.5 17 5.5 22 4.5C29 3 35 6 35.5 12C37 17 34.5 21 36 27C36.5 33 31 36.5 25 35.5C19 37 12 36.5 7.5 34C3 30 5 25 4 20C3 16 4 12 6 9Z";

/** The Help of the Maestro: a hand that points, in a box of 24 by 32. */
export const HELP = {
  hand: "M8 30V21Q4 18 4 14Q4 11.5 6 12L8 15V4.5Q8 2 10 2T12 4.5V12Q13 10.5 14.5 12Q16 10.8 17.3 12.4Q19.5 12 19.5 14.5V20Q19.5 23 17.5 25V30Z",
  lines: "M12 12V16M14.5 12.5V16M17.2 13V16M8 15L9 18M8 27.5H17.5",
};
