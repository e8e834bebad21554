/** Small signs in boxes of 24 by 24: a body, which takes a wash, and lines over it. */
export interface Sign {
  body: string;
  lines: string;
}

const COIN = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** What an action card or a lightning offers. */
export const SYMBOLS: Record<string, Sign> = {
  work: {
    body: "M3 4H21V20H3Z",
    lines:
      "M6 7H18V17H6ZM9.4 11.4A2.6 2.6 0 1 1 14.6 11.4A2.6 2.8 0 1 1 9.4 11.4M7 17Q8 14.4 12 14.2Q16 14.4 17 17M9 4L12 1.4L15 4",
  },
  invention: {
    body: "M10 2H14L14.7 4.8L17.4 3.6L20.4 6.6L19.2 9.3L22 10V14L19.2 14.7L20.4 17.4L17.4 20.4L14.7 19.2L14 22H10L9.3 19.2L6.6 20.4L3.6 17.4L4.8 14.7L2 14V10L4.8 9.3L3.6 6.6L6.6 3.6L9.3 4.8Z",
    lines: "M12 8.4A3.6 3.6 0 1 1 12 15.6A3.6 3.6 0 1 1 12 8.4",
  },
  character: {
    body: "M3 22Q3 15 9.4 14V12.4Q6.6 10.6 7 7Q7.4 2.4 12 2Q16.6 2.4 17 7Q17.4 10.6 14.6 12.4V14Q21 15 21 22Z",
    lines: "M5.4 6.6Q12 3.4 18.6 6.6M8 17L12 21L16 17",
  },
  city: {
    body: "M2 22V10H5V7.6H7V10H8V3.6H10V1.6H11.2V3.6H12.8V1.6H14V3.6H16V10H17V7.6H19V10H22V22Z",
    lines: "M10 22V17.4A2 2 0 0 1 14 17.4V22M8 10V22M16 10V22M12 6.4V9.4",
  },
  coin1: { body: COIN(12, 12, 8.6), lines: COIN(12, 12, 6) + "M12 8V16M10.4 9.4L12 8M10.2 16H13.8" },
  coin2: {
    body: COIN(8.6, 9, 7.2) + COIN(15.4, 15, 7.2),
    lines: COIN(15.4, 15, 5) + "M13.8 13.4Q15.4 11.4 16.9 13Q17 14.6 13.8 17H17.2M4.4 7.6Q5.6 4.4 9 4.4",
  },
};

/** What the cards of a colour have in common: the sign on their seal. */
export const THEMES: Record<string, string> = {
  violet: "M12 9A4 4.6 0 1 1 12 18.2A4 4.6 0 1 1 12 9M5 8A7.4 3 0 0 1 19 8A7.4 3 0 0 1 5 8", // Madonnas: a halo
  yellow:
    "M7 4Q3 5 5 8Q3 9 5 11Q8 11 8 9L15 16Q13 18 15 20Q17 22 18 19Q21 20 21 17Q20 15 17 15L10 8Q12 5 10 4Q8 3 7 4Z", // anatomy: a bone
  red: "M12 3A7.4 9 0 1 1 12 21A7.4 9 0 1 1 12 3M12 7.6A2.6 3 0 1 1 12 13.6A2.6 3 0 1 1 12 7.6M7.6 18.4Q8.6 15 12 15Q15.4 15 16.4 18.4", // portraits
  orange: "M4 21V12A8 8 0 0 1 20 12V21ZM12 8V18M8.6 11.6H15.4", // sacred scenes: an arch with a cross
  lightblue: "M4 4L18 18M20 4L6 18M3.6 15.6L8.4 20.4M20.4 15.6L15.6 20.4M4.6 19.4L3 21M19.4 19.4L21 21", // war: swords
  lightgreen: "M3 17Q5 5 20 4Q20 8 17 10Q18 13 13 14Q12 17 3 17ZM3 17Q10 12 15 8", // flight: a wing
  blue: "M2 9Q5 5 8 9T14 9T20 9M3 15Q6 11 9 15T15 15T21 15M5 20Q8 17 11 20T17 20", // water: waves
  teal: "M12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4M12 9.4A2.6 2.6 0 1 1 12 14.6A2.6 2.6 0 1 1 12 9.4M12 4V9.4M12 14.6V20M4 12H9.4M14.6 12H20", // mechanics: a wheel
};

/** Done; an effect; face-down cards; a wax seal; the way of a hand that is passed on. */
export const LIGHTNING = "M14 1.6L4.6 13.4H11L8.6 22.4L19.4 9.4H12.6Z";
export const TICK = "M3.6 12.6L9.4 18.6L20.4 5.4";
export const ONWARD = "M2 12H19M13 5L20 12L13 19";
