/** Drawings of the pieces, the faces of the die, and some of the projects. */
import {
  arc,
  arch,
  battlements,
  bricks,
  hatch,
  line,
  oval,
  person,
  rays,
  rect,
  shape,
  smoke,
  waves,
  wheel,
  type Drawing,
} from "../../look/art/pen";
import type { Picture, RulePictures } from "../../pages/rules/rulePictures";

const soldier: Drawing = {
  wash: "M46 40Q60 34 74 40L72 62H48Z",
  ink:
    // helmet with its crest, face, breastplate, legs, a pike
    "M50 24Q60 8 70 24ZM60 13Q66 4 72 9" +
    "M53 24V30Q60 38 67 30V24" +
    "M46 40Q60 34 74 40L72 62H48Z" +
    line(60, 37, 60, 62) +
    "M50 62L48 84H57L60 66L63 84H72L70 62" +
    "M46 41L36 56L44 62M74 41L86 52L90 50" +
    line(92, 88, 88, 6) +
    shape(88, 6, 84, 16, 92, 16),
  fine: hatch(62, 40, 10, 21, 2.6) + hatch(62, 66, 7, 17, 2.4) + hatch(20, 86, 60, 3, 4),
  chalk: line(30, 12, 30, 84) + line(27, 12, 33, 12) + line(27, 84, 33, 84),
};

const CONE = "M18 56C34 46 46 34 53 20Q60 23 67 20C74 34 86 46 102 56Q60 72 18 56Z";
const tank: Drawing = {
  wash: CONE,
  ink:
    CONE +
    "M53 20V13H67V20" +
    shape(50, 13, 60, 4, 70, 13) +
    "M18 56L21 65Q60 82 99 65L102 56" +
    [34, 47, 60, 73, 86].map((x) => oval(x, 66.5 - ((x - 60) / 13) ** 2 * 1.1, 2.6)).join("") +
    shape(18.5, 58, 4, 61, 4, 65, 20, 62) +
    shape(101.5, 58, 116, 61, 116, 65, 100, 62) +
    [36, 60, 84].map((x) => wheel(x, 80, 5.5, 4)).join(""),
  fine:
    line(55, 21, 30, 60) +
    line(58, 22, 48, 63) +
    line(62, 22, 72, 63) +
    line(65, 21, 90, 60) +
    hatch(74, 42, 14, 18, 2.6) +
    line(4, 86, 116, 86),
  chalk: arc(60, 4, 26, 0.12, 0.38),
};

const airplane: Drawing = {
  wash: "M56 30C40 10 22 8 6 18C14 24 16 30 15 38C24 34 32 38 35 46C42 40 50 42 56 48ZM64 30C80 10 98 8 114 18C106 24 104 30 105 38C96 34 88 38 85 46C78 40 70 42 64 48Z",
  ink:
    "M56 30C40 10 22 8 6 18C14 24 16 30 15 38C24 34 32 38 35 46C42 40 50 42 56 48" +
    "M64 30C80 10 98 8 114 18C106 24 104 30 105 38C96 34 88 38 85 46C78 40 70 42 64 48" +
    "M56 32C42 20 26 22 15 38M56 36C46 28 38 34 35 46M64 32C78 20 94 22 105 38M64 36C74 28 82 34 85 46" +
    oval(60, 24, 3.4) +
    "M60 28C66 34 64 46 62 62H58C56 46 54 34 60 28Z" +
    shape(58, 62, 46, 78, 60, 73, 74, 78, 62, 62),
  fine: hatch(20, 20, 20, 8, 2.6) + hatch(82, 20, 20, 8, 2.6) + hatch(58.5, 36, 3, 24, 2.4),
  chalk: "M6 6H114M6 3V9M114 3V9M60 84V90",
};

/** A castle with up to four towers. */
function castle(towers: number): Drawing {
  const places = [
    [12, 40],
    [92, 40],
    [32, 26],
    [72, 26],
  ].slice(0, towers);
  return {
    wash: rect(28, 52, 64, 32) + places.map(([x, y]) => rect(x ?? 0, y ?? 0, 16, 84 - (y ?? 0))).join(""),
    ink:
      // where no tower hides it the wall is seen
      rect(28, 52, 64, 32) +
      (towers < 3 ? battlements(28, 52, 64, 7, 5) : battlements(48, 52, 24, 3, 5)) +
      arch(52, 84, 16, 22) +
      places
        .map(
          ([x = 0, y = 0]) =>
            (y === 40 ? rect(x, y, 16, 44) : line(x, 52, x, y, x + 16, y, x + 16, 52)) +
            rect(x - 3, y - 6, 22, 6) +
            battlements(x - 3, y - 6, 22, 4, 4) +
            arch(x + 6, y + 13, 4, 8),
        )
        .join("") +
      line(4, 84, 116, 84),
    fine: bricks(29, 60, 20, 24, 5, 9) + bricks(71, 60, 20, 24, 5, 9) + hatch(54, 64, 12, 19, 2.6),
    chalk: line(60, 50, 60, 6) + line(56, 6, 64, 6),
  };
}

const DIE =
  "M4 3Q12 2 20 3Q22 3.4 21.4 6Q22 12 21.4 18.6Q21.6 21.2 19 21Q12 22 5 21.2Q2.6 21 2.8 18.6Q2 12 2.6 5.6Q2.4 3.2 4 3Z";
const die = (ink: string, chalk = ""): Drawing => ({ wash: DIE, ink: DIE + ink, chalk });
const hit = die(person(12, 18, 12) + line(8, 10.5, 16, 10.5), oval(12, 12, 7.4));
const miss = die("");
const explosion = die(rays(12, 12, 3, 7.4, 9) + oval(12, 12, 2));

const parachute: Drawing = {
  wash: shape(60, 4, 26, 40, 94, 40),
  ink:
    shape(60, 4, 26, 40, 94, 40) +
    line(60, 4, 48, 46, 26, 40) +
    line(48, 46, 94, 40) +
    line(26, 40, 59, 66) +
    line(48, 46, 60, 66) +
    line(94, 40, 61, 66) +
    person(60, 88, 24),
  fine: hatch(62, 14, 22, 26, 2.8, 0.9) + hatch(40, 26, 12, 14, 3),
  chalk: line(106, 10, 106, 78) + line(102, 72, 106, 80, 110, 72),
};

const greatCannon: Drawing = {
  wash: "M14 46L88 22L96 44L22 66Z",
  ink:
    "M14 46L88 22L96 44L22 66Z" +
    oval(92, 33, 4, 11.4) +
    line(30, 41, 38, 61) +
    line(34, 39.6, 42, 60) +
    line(62, 30.4, 70, 52) +
    line(66, 29.2, 74, 51) +
    "M14 46Q6 54 10 62Q14 68 22 66" +
    wheel(50, 66, 18, 8) +
    line(58, 74, 104, 84) +
    line(4, 84, 116, 84),
  fine: hatch(24, 54, 40, 8, 2.8) + smoke(104, 26, 1.1),
  chalk: "M98 30Q112 22 118 34M20 34L94 10",
};

const submarine: Drawing = {
  wash: "M12 52Q18 36 44 34H82Q104 36 110 52Q104 68 82 70H44Q18 68 12 52Z",
  ink:
    "M12 52Q18 36 44 34H82Q104 36 110 52Q104 68 82 70H44Q18 68 12 52Z" +
    "M52 34V24H70V34" +
    shape(49, 24, 61, 16, 73, 24) +
    oval(34, 52, 5) +
    oval(58, 52, 5) +
    oval(82, 52, 5) +
    shape(12, 52, 2, 42, 4, 52, 2, 62) +
    line(40, 70, 34, 82) +
    line(78, 70, 84, 82),
  fine: hatch(30, 60, 66, 9, 3) + waves(2, 12, 44, 10) + waves(76, 12, 42, 10) + waves(14, 88, 90, 10),
  chalk: line(61, 14, 61, 4) + line(57, 8, 61, 3, 65, 8),
};

const picture = (name: string, drawing: Drawing, tint = "var(--wash)", box = "0 0 120 90"): Picture => ({
  name,
  drawing,
  box,
  tint,
});
const face = (name: string, drawing: Drawing) =>
  picture(`picture-${name}`, drawing, "var(--rope)", "0 0 24 24");

const INFANTRY = picture("assault-infantry", soldier);
const TANKS = picture("assault-tanks", tank, "var(--wood)");
const AIRPLANES = picture("assault-airplanes", airplane);
const fort = (name: string, towers: number) => picture(`picture-${name}`, castle(towers), "var(--brick)");

const PICTURES: RulePictures = {
  "2": [INFANTRY, TANKS, AIRPLANES, fort("castle", 0), fort("city", 4)],
  "7.4": [face("hit", hit), face("miss", miss), face("explosion", explosion)],
  "7.5": [TANKS],
  "7.6": [AIRPLANES],
  "7.7": [fort("level-1", 0), fort("level-3", 2), fort("level-5", 4)],
  "13": [
    picture("card-paratrooper", parachute),
    picture("card-great_cannon", greatCannon, "var(--bronze)"),
    picture("card-submarine", submarine, "var(--glass)"),
  ],
};
export default PICTURES;
