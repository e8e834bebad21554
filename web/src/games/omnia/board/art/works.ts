/** Leonardo's works; each in a box of 120 by 84. */
import { PAINTINGS } from "../../../../look/art/paintings";
import { arc, arch, hatch, line, oval, rays, rect, shape, type Drawing } from "../../../../look/art/pen";

const panel = (x: number, w: number) => rect(x, 0, w, 84) + rect(x + 4, 4, w - 8, 76);

/** A mother's head and shoulders, bent to the child. */
const mother = (x: number, y: number) =>
  oval(x, y, 7, 9) +
  `M${x - 7} ${y + 2}Q${x - 12} ${y - 14} ${x} ${y - 13}Q${x + 12} ${y - 14} ${x + 8} ${y + 4}` +
  `M${x - 3} ${y}h2.4M${x + 2} ${y}h2.4M${x} ${y + 1}l-.6 3h1.4M${x - 2} ${y + 6}q2 1 4 0`;
/** A child of the given size, by its head and its round limbs. */
const child = (x: number, y: number, way = 1) =>
  oval(x, y, 5, 5.4) +
  `M${x - 4 * way} ${y + 4}Q${x - 9 * way} ${y + 10} ${x - 7 * way} ${y + 18}Q${x} ${y + 23} ${x + 8 * way} ${y + 18}Q${x + 14 * way} ${y + 16} ${x + 13 * way} ${y + 24}` +
  `M${x + 4 * way} ${y + 4}Q${x + 6 * way} ${y + 10} ${x + 12 * way} ${y + 9}`;
const halo = (x: number, y: number, r = 12) => arc(x, y, r, 0.5, 1);

const madonnaCarnation: Drawing = {
  wash: "M40 80Q38 42 56 36Q76 40 82 80Z",
  ink:
    panel(30, 60) +
    mother(57, 24) +
    "M52 33Q40 42 38 80M62 33Q76 42 80 60M80 72V80M46 50Q54 60 66 56" +
    child(70, 46) +
    "M58 48Q62 42 60 36" +
    oval(61, 35, 2.4) +
    arch(36, 40, 9, 24) +
    arch(76, 40, 9, 24),
  fine: hatch(40, 50, 14, 28, 2.6) + hatch(64, 10, 10, 20, 2.4) + hatch(36, 20, 9, 18, 2.4),
  chalk: halo(57, 20) + rays(61, 35, 4, 6, 6),
};
const benoisMadonna: Drawing = {
  wash: "M40 80Q44 46 52 38Q66 40 78 80Z",
  ink:
    panel(30, 60) +
    mother(53, 26) +
    "M48 36Q40 46 40 80M58 36Q72 40 76 52M76 68Q80 74 80 80M50 52Q56 60 62 58" +
    child(68, 44, -1) +
    arch(66, 26, 16, 18) +
    line(74, 8, 74, 26) +
    "M58 56Q62 52 66 54",
  fine: hatch(42, 56, 16, 22, 2.6) + hatch(36, 8, 12, 30, 2.4),
  chalk: halo(53, 22) + halo(68, 42, 8),
};
const madonnaLitta: Drawing = {
  wash: "M38 80Q38 46 52 36Q70 40 80 80Z",
  ink:
    panel(30, 60) +
    mother(56, 28) +
    "M50 37Q40 46 38 80M62 37Q74 44 80 66" +
    oval(62, 52, 5.4) +
    "M58 56Q50 62 52 72Q64 76 76 70M66 55Q76 58 78 68M44 62Q48 56 54 58" +
    arch(35, 32, 12, 22) +
    arch(73, 32, 12, 22) +
    line(35, 26, 47, 26) +
    line(73, 26, 85, 26),
  fine: hatch(40, 54, 10, 24, 2.6) + hatch(49, 8, 22, 8, 2.4),
  chalk: halo(56, 24) + halo(62, 50, 8) + "M36 26Q40 20 46 26M74 26Q80 18 85 25",
};

const vitruvianMan: Drawing = {
  wash: oval(60, 46, 37),
  ink:
    oval(60, 46, 37) +
    rect(28, 12, 64, 71) +
    oval(60, 17, 5, 6) +
    "M57 16q3 -6 6 0" +
    "M56 24Q52 28 53 44L55 82H59L60 52L61 82H65L67 44Q68 28 64 24" +
    line(56, 25, 28, 24) +
    line(54, 30, 28, 27) +
    line(64, 25, 92, 24) +
    line(66, 30, 92, 27) +
    line(56, 26, 31, 12) +
    line(64, 26, 89, 12) +
    line(55, 52, 37, 75) +
    line(58, 56, 42, 79) +
    line(65, 52, 83, 75) +
    line(62, 56, 78, 79),
  fine:
    line(54, 34, 66, 34) +
    line(54, 42, 66, 42) +
    hatch(60, 26, 6, 22, 1.8) +
    line(2, 6, 24, 6) +
    line(2, 11, 20, 11) +
    line(98, 70, 116, 70) +
    line(98, 75, 112, 75),
  chalk: line(60, 6, 60, 84) + line(20, 46, 100, 46),
};
const skullStudies: Drawing = {
  wash: "M34 38Q34 12 62 10Q90 14 90 40Q88 50 80 54L78 70H58L56 58Q38 58 34 38Z",
  ink:
    "M34 40Q32 12 62 10Q90 14 90 40Q88 50 82 53L80 66Q76 74 62 72Q56 70 56 60Q38 60 34 40Z" +
    oval(71, 40, 6, 5.4) +
    oval(85, 40, 3, 5) +
    "M79 44L77 51H82Z" +
    line(62, 58, 80, 58) +
    line(63, 64, 79, 64) +
    [66, 69, 72, 75].map((x) => line(x, 55, x, 68)).join("") +
    "M56 60Q52 52 58 46",
  fine:
    hatch(36, 22, 18, 32, 2.6) +
    hatch(68, 37, 6, 6, 1.6) +
    line(4, 14, 26, 14) +
    line(4, 19, 22, 19) +
    line(4, 24, 26, 24) +
    line(4, 29, 18, 29),
  chalk: line(30, 40, 114, 40) + line(62, 2, 62, 82) + line(62, 10, 108, 40, 62, 72),
};
const foetus: Drawing = {
  wash: oval(60, 42, 33, 37),
  ink:
    oval(60, 42, 36, 39) +
    oval(60, 42, 30, 33) +
    oval(55, 27, 13, 12) +
    "M44 34Q34 50 44 64Q58 74 72 64Q80 54 72 48Q62 44 58 54Q54 62 46 58M66 34Q76 36 74 44Q68 50 60 44Q56 40 60 38M58 30l4 1M64 26Q68 28 66 32" +
    "M72 64Q82 66 84 58M48 66Q54 60 64 62",
  fine:
    hatch(30, 24, 12, 40, 2.4) +
    hatch(48, 54, 16, 12, 2.2) +
    hatch(44, 20, 10, 14, 2) +
    line(100, 12, 117, 12) +
    line(100, 17, 114, 17) +
    line(2, 72, 18, 72) +
    line(2, 77, 14, 77),
  chalk: oval(106, 44, 8, 10) + oval(12, 24, 7, 9) + "M72 64Q84 78 92 70",
};
const shoulderMuscles: Drawing = {
  wash: "M68 22Q92 26 98 46Q104 62 98 84H70Q74 66 68 54Q52 66 36 64Q26 56 30 44Q46 34 62 40Q58 28 68 22Z",
  ink:
    "M40 2Q44 16 38 26Q22 30 16 46L10 84M62 2Q60 14 68 22Q92 26 98 46Q104 62 98 84M70 84Q74 66 66 56" +
    "M68 22Q54 34 62 56Q70 66 78 60Q92 48 90 31M40 26Q54 22 68 22M62 40Q46 34 30 44Q26 56 36 64Q52 66 62 57",
  fine:
    "M71 24Q62 40 66 58M77 26Q71 42 71 61M83 29Q80 46 76 59M60 44Q46 41 33 49M60 49Q47 49 33 56M61 54Q50 57 39 62" +
    "M34 70Q46 75 58 70M32 77Q46 82 60 77M84 56Q88 68 84 84M91 52Q95 68 91 84M48 4Q50 14 46 24M54 4Q56 14 56 22" +
    line(104, 12, 118, 12) +
    line(104, 17, 115, 17) +
    line(104, 22, 118, 22),
  chalk: line(2, 40, 30, 44) + line(106, 36, 88, 40) + arc(60, 40, 46, 0.86, 0.98),
};

/** A half-length portrait; the hair and the ground tell who it is. */
const sitter = (hair: string, more: string, ground: string, chalk: string): Drawing => ({
  wash: "M38 80Q40 56 52 50Q60 56 68 50Q80 56 82 80Z",
  ink:
    panel(30, 60) +
    "M51 24Q50 38 54 43Q60 49 66 43Q70 38 69 24Q60 14 51 24Z" +
    "M54 29h4M62 29h4M53.6 26q2 -1.6 4.4 0M62 26q2 -1.6 4.4 0M60 30l-1.4 5.6h2.6M57 39.4q3 1.4 6 0" +
    "M55 44V50Q42 54 37 80M65 44V50Q78 54 83 80" +
    hair +
    more,
  fine: ground + hatch(62, 30, 6, 14, 1.8) + hatch(40, 62, 16, 18, 2.6),
  chalk,
});
const ginevraBenci = sitter(
  "M51 26Q48 12 60 13Q72 12 69 26Q66 18 60 17Q54 18 51 26Q46 30 48 40M69 26Q74 30 72 40M48 34q3 3 0 6M72 34q-3 3 0 6",
  "M52 51L56 78M68 51L64 78",
  [0, 1, 2, 3, 4, 5, 6].map((i) => rays(37 + i * 7.6, 16 + (i % 2) * 8, 0, 6, 7, 0.1, 0.9)).join("") +
    hatch(35, 8, 14, 30, 2.6, 0.2),
  "M74 40Q82 36 84 28" + line(36, 52, 48, 52),
);
const belleFerronniere = sitter(
  "M50 30Q46 12 60 12Q74 12 70 30Q72 40 68 46M50 30Q48 40 52 46M51 20Q60 15 69 20",
  "M48 54Q60 66 72 54M42 66L80 62M42 72L82 68" + oval(60, 19.4, 1.4) + line(34, 74, 86, 74),
  hatch(35, 6, 16, 44, 2.2) + hatch(70, 6, 14, 44, 2.2),
  "M52 53Q60 60 68 53",
);

const annunciation: Drawing = {
  wash: rect(4, 56, 112, 24),
  ink:
    rect(2, 4, 116, 78) +
    "M20 60L26 42Q30 34 34 42L44 62H18ZM30 38L46 34M32 44Q16 34 12 44Q16 52 26 50" +
    oval(31, 32, 4) +
    "M84 66Q82 48 92 42Q102 48 104 66Z" +
    oval(92, 36, 4) +
    line(88, 48, 76, 50) +
    rect(66, 52, 12, 16) +
    rect(64, 48, 16, 4) +
    rect(98, 8, 18, 52) +
    line(2, 56, 64, 56) +
    rect(102, 26, 8, 20),
  fine:
    [12, 26, 40, 54, 70].map((x) => `M${x} 54Q${x - 5} 40 ${x} 18Q${x + 5} 40 ${x} 54`).join("") +
    hatch(4, 68, 112, 12, 4, 1.4),
  chalk: "M44 36Q48 28 46 20M43 25l3 3l4 -3" + halo(92, 34, 8) + halo(31, 30, 8),
};
const adorationMagi: Drawing = {
  wash: shape(60, 18, 24, 80, 96, 80),
  ink:
    rect(14, 0, 92, 84) +
    oval(60, 34, 4.6) +
    "M56 39Q48 48 48 66H72Q72 48 64 39M66 50Q74 48 74 56" +
    oval(68, 46, 3) +
    "M66 49Q62 56 66 60" +
    "M30 76Q28 62 38 58Q46 60 50 70" +
    oval(40, 54, 3.6) +
    "M92 76Q94 60 84 56Q76 58 74 70" +
    oval(82, 52, 3.6) +
    oval(24, 46, 3.4) +
    "M20 66Q18 52 26 50" +
    oval(98, 44, 3.4) +
    "M102 66Q104 52 96 48" +
    "M70 30Q68 14 76 8M74 30V12M64 6Q76 -2 90 8Q92 16 80 14" +
    arch(22, 30, 10, 18) +
    arch(36, 30, 10, 18) +
    line(18, 10, 50, 10) +
    line(20, 30, 20, 10),
  fine:
    hatch(48, 48, 10, 18, 2.4) +
    hatch(18, 66, 84, 14, 3) +
    line(50, 14, 46, 22, 38, 22) +
    line(22, 30, 34, 22, 46, 30),
  chalk: shape(60, 26, 26, 78, 96, 78) + halo(60, 32, 9),
};
const saintJohn: Drawing = {
  wash: "M40 80Q38 54 54 46Q76 52 78 80Z",
  ink:
    panel(32, 56) +
    "M50 26Q49 38 54 43Q60 47 65 42Q69 36 67 26Q58 16 50 26Z" +
    "M53 30h4M60 30h4M58.6 31l-1 5h2.4M55 39q4 2.6 8 -.6" +
    "M50 28Q44 14 58 12Q72 12 69 28Q76 32 71 38Q76 46 70 50M50 28Q42 32 47 38Q42 46 48 50" +
    "M52 45Q42 50 38 80M70 56Q78 66 78 80M46 68Q58 72 66 58L72 44L74 18Q76 14 78 18L78 44Q76 58 64 74" +
    line(44, 78, 44, 12) +
    line(39, 20, 49, 20),
  fine: hatch(37, 6, 10, 60, 2.2) + hatch(76, 44, 7, 34, 2) + hatch(52, 54, 12, 22, 2.4),
  chalk: line(76, 12, 76, 2) + halo(59, 26, 15),
};

export const PAINTING_ART: Record<string, Drawing> = {
  madonna_carnation: madonnaCarnation,
  benois_madonna: benoisMadonna,
  virgin_rocks: PAINTINGS.virgin_rocks,
  madonna_litta: madonnaLitta,
  vitruvian_man: vitruvianMan,
  skull_studies: skullStudies,
  foetus,
  shoulder_muscles: shoulderMuscles,
  ginevra_benci: ginevraBenci,
  lady_ermine: PAINTINGS.lady_ermine,
  belle_ferronniere: belleFerronniere,
  mona_lisa: PAINTINGS.mona_lisa,
  annunciation,
  adoration_magi: adorationMagi,
  last_supper: PAINTINGS.last_supper,
  saint_john: saintJohn,
};
