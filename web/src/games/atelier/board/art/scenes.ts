/** The paintings with several people, in boxes of 88 by 112; the wide ones leave room for a analysis below. */
import { arc, hatch, line, oval, rect, shape, waves, type Drawing } from "../../../../look/art/pen";

/** Somebody behind a table: head and shoulders. */
const bust = (x: number, y: number, lean = 0, s = 1) =>
  oval(x + lean, y, 2.1 * s, 2.5 * s) +
  `M${x - 3.4 * s} 46Q${x - 3.4 * s} ${y + 4 * s} ${x + lean * 0.6} ${y + 2.8 * s}Q${x + 3.6 * s} ${y + 4 * s} ${x + 3.4 * s} 46`;

const GUESTS: readonly (readonly [number, number, number])[] = [
  [7, 36, 1], [12, 34, 1.4], [17, 37, 1], [22.5, 38, 1.4], [27, 40, 1.6], [32, 37, -1],
  [55, 36, 1], [60, 38, -1.6], [64.5, 35, -1], [70, 37, 1.2], [75.5, 35, 1], [81, 37, -1],
]; // prettier-ignore

/** A long table before three windows; and a analysis of a head, a hand, a loaf and a cup. */
export const lastSupper: Drawing = {
  wash: rect(3, 46, 82, 5) + rect(37, 14, 14, 18) + "M38 46Q38 36 44 33Q50 36 50 46Z",
  ink:
    line(0, 66, 88, 66) +
    rect(22, 11, 44, 22) +
    rect(38.5, 14, 11, 19) +
    "M38.5 14Q44 8.6 49.5 14" +
    rect(26.5, 16, 7.5, 16) +
    rect(54, 16, 7.5, 16) +
    line(0, 0, 22, 11) +
    line(88, 0, 66, 11) +
    GUESTS.map(([x, y, lean]) => bust(x, y, lean)).join("") +
    oval(44, 29, 2.8, 3.4) +
    "M41 28Q40 34 41.6 36M47 28Q48 34 46.4 36M44 32.6Q38 35 36 46M44 32.6Q50 35 52 46M38 42L33.4 46M50 42L54.6 46" +
    rect(3, 46, 82, 3.4) +
    "M5 49.4L4 62M83 49.4L84 62M9 49.4V56H79V49.4" +
    // The analysis
    "M14 76C20 72 27 75 28 81L31 87L28.4 88.4L29 91.4L27.6 93L28 96C26 98.6 22 97.6 20.6 97L19 106M14 76C9 80 8 88 10 94L8 106M25 84l3 .6" +
    "M46 103C44 97 49 94 53 96L62 91C64 91 64.4 93 63 94L58 97L66 96C68 96.4 68 98.4 66.4 98.8L60 100L65 101C66.6 102 66 103.6 64 103.6L55 104C51 106 48 106 46 103Z" +
    "M70 84H80Q80 92 75 92Q70 92 70 84ZM75 92V98M71 99Q75 97 79 99",
  fine:
    hatch(28, 17, 6, 15, 2) +
    hatch(55, 17, 6, 15, 2) +
    hatch(1, 10, 8, 22, 2.2) +
    hatch(79, 10, 8, 22, 2.2) +
    "M11 6V26M16 8.6V28M72 8.6V28M77 6V26M8 4L26 13M80 4L62 13M22 11V0M36 11V0M52 11V0M66 11V0" +
    hatch(10, 51, 68, 5, 2.6) +
    hatch(4, 60, 80, 5, 4.4, 1.8) +
    "M10 47.8H78M16 46.8h3M28 47h3M58 47h3M70 46.8h3" +
    hatch(11, 80, 8, 20, 2) +
    hatch(48, 100, 12, 4, 1.8) +
    hatch(75, 85, 4, 6, 1.6),
  chalk:
    line(0, 0, 44, 29) +
    line(88, 0, 44, 29) +
    line(0, 66, 44, 29) +
    line(88, 66, 44, 29) +
    line(36, 112, 44, 68),
};

/** A cave: a mother with wide arms, an angel who points, and two children. */
export const virginOfTheRocks: Drawing = {
  wash:
    "M0 112V40Q0 2 44 2Q88 2 88 40V112Z" +
    "M44 26C38 26 35 31 36 38C26 42 20 54 22 66C28 80 30 90 34 98H60C60 86 64 74 68 62C64 50 58 42 52 38C53 31 50 26 44 26Z",
  ink:
    "M0 112V40Q0 1 44 1Q88 1 88 40V112" +
    "M2 50C8 40 6 30 14 26C16 16 24 18 27 10C33 14 36 6 42 12C48 6 54 12 58 9C62 18 70 14 72 26C80 30 79 42 86 48" +
    "M12 60C16 50 13 42 19 36C22 30 26 32 29 27M76 58C72 50 75 42 70 36C66 30 63 32 60 26" +
    // The mother
    oval(44, 33, 4.6, 5.6) +
    "M39 36C36 29 39 25 44 25C50 25 52 30 49.4 37M40.6 37.6C30 42 22 52 20 62C18 66 20 69 23 68M47.6 37.6C56 42 62 49 68 56" +
    "M26 58C28 72 32 84 34 97M60 54C62 66 60 78 58 88M68 56C71 57 72 60 70 61.6L65 60M42 31.6h1.6M45.6 31.6h1.4M43.4 35.6h2" +
    // The child at her right, who prays
    oval(23, 75, 4, 4.4) +
    "M20 79C14 84 13 92 16 102H31C33 95 31 86 27 79M24 84C28 84 30 82 32 79L33 81C32 85 30 88 26 89" +
    // The child who blesses
    oval(55, 84, 3.8, 4.2) +
    "M52 88C46 92 45 98 47 104H61C64 98 62 92 58 88M52 92L46 88L45 85" +
    // The angel
    oval(71, 69, 4, 4.8) +
    "M67 72C65 66 67 63.6 71 63.4C76 63.6 77 69 75 74M69 74C64 80 62 90 62 104H82C84 92 82 80 76 75M67 79L58 76L53 76.4M67 81.6L58 78.4" +
    "M76 76C82 70 86 72 88 64",
  fine:
    hatch(2, 28, 12, 28, 2) +
    hatch(74, 28, 12, 28, 2) +
    hatch(28, 12, 28, 8, 2) +
    hatch(4, 58, 10, 40, 2.2) +
    hatch(30, 50, 12, 40, 2.3) +
    hatch(64, 88, 18, 14, 2.2) +
    hatch(18, 90, 10, 10, 2) +
    "M33 14V24M56 14V22M46 13V19" +
    waves(2, 108, 84, 8) +
    "M6 104l2 -6l2 6M36 106l2 -6l3 6M82 106l2 -8l2 7",
  chalk: shape(44, 22, 12, 104, 80, 104) + line(44, 0, 44, 112),
};

/** An angel kneels in the garden before a lady who reads; and a analysis of the lily and the wing. */
export const annunciation: Drawing = {
  wash: "M4 26Q16 20 20 38L16 46Z" + "M18 38C12 46 10 54 8 62H34C32 54 30 46 26 40Z" + "M68 34C62 40 58 50 58 62H84C84 50 80 40 74 34Z",
  ink:
    line(0, 66, 88, 66) +
    line(0, 62, 88, 62) +
    // The angel, with wings and a raised hand
    oval(23, 34, 3, 3.8) +
    "M20 36C18 32 20 29.6 23 29.6C27 29.6 27 33 26 36M21 38C15 44 10 54 8 62M25 38C30 44 32 52 34 62M25 41L34 38L36.4 35M26 44L35 40M34 38l1 -3.4" +
    "M19 39C12 36 6 30 3 20C10 22 18 28 20.6 37M4.6 24C10 27 14 31 18 36M6 29C10 31 13 34 17 38" +
    // The lady at the board
    oval(70, 28, 3, 3.8) +
    "M66.6 30C65 25 67.4 23.4 70 23.4C74 23.6 75 28 73 33M68.6 32C62 38 59 50 58 62M72 32C79 38 84 48 84 62M66 41L56 40M67 45L57 43M75 42L80 36L82 37" +
    "M44 44L56 42V45L45 47ZM46 47L44 62M53 46L55 62M43 62H57M47 52H54" +
    // House and trees
    "M60 0V22M60 0H88M60 4H88M64 62V40M76 8V18H84V8" +
    // The studies
    "M20 110C21 98 24 90 30 82M26 90C20 88 18 82 20 78C24 80 27 84 26 90M30 82C26 78 27 72 30 70C33 72 34 78 30 82M30 82C35 81 39 78 39 74C35 73 31 76 30 82M22 100C18 99 14 96 14 92C18 92 22 95 22 100" +
    "M48 108C50 92 60 80 80 72C80 84 72 100 48 108ZM52 104C58 94 66 86 76 78M54 98L66 96M58 92L71 89M62 87L76 82",
  fine:
    "M0 40H9M36 40H60M0 42H8M38 42H58" +
    [6, 14, 32, 40, 48, 54].map((x, i) => `M${x} 40Q${x - 3} ${30 - (i % 3) * 3} ${x} ${18 + (i % 2) * 3}Q${x + 3} ${30 - (i % 3) * 3} ${x} 40`).join("") +
    hatch(38, 24, 20, 6, 3, 2) +
    hatch(14, 46, 14, 15, 2.2) +
    hatch(64, 42, 14, 19, 2.2) +
    hatch(46, 53, 8, 8, 2) +
    hatch(62, 6, 12, 14, 2.2) +
    "M10 60l1 -3M20 61l-1 -3M38 61l1 -4M42 60l-1 -3" +
    hatch(56, 94, 10, 10, 2),
  chalk: line(0, 42, 46, 30, 88, 42) + arc(35, 38, 8, 0.75, 1.1) + line(46, 0, 46, 66),
}; // prettier-ignore
