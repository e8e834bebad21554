/** The players' emblems: a shape and a pigment each; the letter comes from the messages, as `emblem-<seat>`. */
export const PIGMENTS = ["lapis", "verdigris", "ochre", "madder", "umber"] as const;
/** Of seats: a game may have six. */
const OF_SEATS = [...PIGMENTS, "purple"] as const;

/** In a box of 24 by 24. */
export const SHAPES: readonly string[] = [
  "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z",
  "M12 1.5L23 21.5H1Z",
  "M3 3H21V21H3Z",
  "M12 .8L23.2 12L12 23.2L.8 12Z",
  "M8.2 1.5H15.8V8.2H22.5V15.8H15.8V22.5H8.2V15.8H1.5V8.2H8.2Z",
  "M6.5 2H17.5L23 12L17.5 22H6.5L1 12Z",
];

/** Where the letter's base line is: in a triangle it is lower. */
export const LETTER_BASE: readonly number[] = [16.6, 19, 16.6, 16.4, 16.4, 16.4];

export const pigment = (seat: number) => `var(--${OF_SEATS[seat] ?? "umber"})`;
