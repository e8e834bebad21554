import type { Drawing } from "../../../../look/art/pen";

/** The five components, each in a box of 24 by 24. */
export const COMPONENTS: Record<string, Drawing> = {
  iron: {
    wash: "M3 17L7 8H19L22 17Z",
    ink: "M3 17L7 9H18L22 17ZM7 9L9 6H16L18 9",
    fine: "M9 15l2 -5M12 15l2 -5M15 15l1.5 -5",
  },
  glass: {
    wash: "M10 3H14V9Q20 12 19 17Q18 21 12 21Q6 21 5 17Q4 12 10 9Z",
    ink: "M10 3H14V9Q20 12 19 17Q18 21 12 21Q6 21 5 17Q4 12 10 9ZM9 3H15",
    fine: "M6 14Q12 16 18 14M8 18q1 1.5 3 1.5",
  },
  wood: {
    wash: "M6 8H19Q22 12 19 17H6Z",
    ink: "M6 7.5H19Q22.5 12 19 16.5H6M6 7.5Q2 8 2.5 12Q2 16.5 6 16.5Q9.5 16 9.5 12Q9.5 8 6 7.5Z",
    fine: "M6 10Q4.2 10.5 4.5 12Q4.5 14 6 14Q7.6 13.6 7.6 12Q7.6 10.3 6 10ZM11 10H17M12 13H19M11 15H16",
  },
  brick: {
    wash: "M2 11L8 7H22V14L16 18H2Z",
    ink: "M2 11H16V18H2ZM2 11L8 7H22L16 11M22 7V14L16 18",
    fine: "M4 16l3 -4M7.5 17l3 -5M11 17l3 -5M18 13l2 -3",
  },
  rope: {
    wash: "M12 4A8 6 0 1 0 12 18A8 6 0 1 0 12 4Z",
    ink: "M20 9.5A8.5 5.5 0 1 1 3 9.5A8.5 5.5 0 1 1 20 9.5ZM15.5 9.5A4 2.3 0 1 1 7.5 9.5A4 2.3 0 1 1 15.5 9.5ZM3 9.5V14Q6 20 12 19.5Q19 19 20 14V9.5M19 16.5L22 21",
    fine: "M4.5 6.5l2.5 2M7.5 4.8l2 2.3M11.5 4.2v3M15.5 4.8l-1.5 2.5M18.5 7l-2.5 1.5M5 12l1 4M9 14l.5 4M13 14.5v4M17 13l0 4",
  },
};
