/** Small drawings for the ways to play, in a box of 48 by 40. */
import { line, oval, person, rays, rect, type Drawing } from "../../look/art/pen";

export const WAYS_ART: Record<"friends" | "device" | "companion" | "watch" | "replays" | "puzzles", Drawing> =
  {
    // four around a table
    friends: {
      wash: "M8 26H40L44 32H4Z",
      ink:
        "M8 26H40L44 32H4Z" +
        line(8, 32, 8, 39) +
        line(40, 32, 40, 39) +
        [11, 20, 29, 38].map((x) => oval(x - 0.5, 13, 3.2)).join("") +
        [11, 20, 29, 38]
          .map((x) => `M${x - 5} 26Q${x - 5} 18 ${x - 0.5} 18Q${x + 4} 18 ${x + 4} 26`)
          .join(""),
      chalk: line(18, 29, 24, 29) + line(27, 29, 31, 29),
    },
    // one sheet handed from one to the other
    device: {
      wash: rect(17, 12, 14, 18),
      ink:
        rect(17, 12, 14, 18) +
        person(7, 36, 18) +
        person(41, 36, 18) +
        line(20, 17, 28, 17) +
        line(20, 21, 28, 21) +
        line(20, 25, 26, 25),
      chalk: "M13 8Q24 1 35 8M31 5L35 8L32 11",
    },
    // a phone on a table among cards
    companion: {
      wash: rect(20, 9, 9, 16),
      ink:
        "M6 27H42L46 34H2Z" +
        rect(20, 9, 9, 16) +
        line(23, 22, 26, 22) +
        "M9 24L12 14L18 16L15 26Z" +
        "M33 16L39 14L42 24L36 26Z",
      fine: line(22, 13, 27, 13) + line(22, 16, 27, 16) + line(22, 19, 25, 19),
      chalk: line(8, 31, 15, 31) + line(33, 31, 40, 31),
    },
    // an eye
    watch: {
      wash: oval(24, 21, 7),
      ink: "M4 21Q24 3 44 21Q24 38 4 21Z" + oval(24, 21, 7) + oval(24, 21, 2.6),
      fine: rays(24, 21, 3.4, 6.6, 14),
      chalk: rays(24, 22, 20, 24, 7, 0.6, 0.9),
    },
    // an hour-glass that runs backwards
    replays: {
      wash: "M17 34Q24 22 31 34Z",
      ink:
        line(13, 5, 35, 5) +
        line(13, 35, 35, 35) +
        "M16 5C16 16 23 17 23 20C23 23 16 24 16 35M32 5C32 16 25 17 25 20C25 23 32 24 32 35",
      fine: line(24, 20, 24, 31),
      chalk: "M42 27A19 19 0 0 0 41 12M38 15L41 11L44 15",
    },
    // a knot with one way through
    puzzles: {
      wash: rect(9, 5, 30, 30),
      ink:
        rect(9, 5, 30, 30) +
        line(9, 15, 29, 15) +
        line(19, 25, 39, 25) +
        line(19, 25, 19, 30) +
        line(29, 10, 29, 15),
      chalk: "M4 10H24V20H14V30H44M40 26L44 30L40 34",
    },
  };
