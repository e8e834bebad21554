/** The lesson of Leonardo da Vinci. */
import type { Tip } from "../../lesson/tips";

const ASSIGNMENT = "prompt-assignment";
const OFFER = "prompt-offer";
const LABORATORY = "prompt-laboratory";
const to = (place: string) => ({ prompt: ASSIGNMENT, offered: { args: { place } } });

const LESSON: readonly Tip[] = [
  { name: "welcome", chapter: "hammer" },
  { name: "laboratory", prompt: LABORATORY, clause: "6.1", chapter: "hammer" },
  { name: "start", prompt: LABORATORY, offered: { names: ["start"] }, clause: "6.3", chapter: "hammer" },
  { name: "assignment", prompt: ASSIGNMENT, clause: "7.2", chapter: "hammer" },
  // The city closes before these; tips about places are useless from then on.
  { name: "research", prompt: LABORATORY, round: 8, clause: "10.4", chapter: "end" },
  { name: "research-assignment", prompt: ASSIGNMENT, round: 8, clause: "10.4", chapter: "end" },
  { name: "labs", ...to("small_lab"), clause: "8.L.1", chapter: "hammer" },
  { name: "shops", ...to("blacksmith"), clause: "8.D.1", chapter: "shops" },
  { name: "academy", ...to("academy"), clause: "8.C.1", chapter: "growth" },
  { name: "council", ...to("council"), clause: "8.A.1", chapter: "council" },
  { name: "workshop", ...to("workshop"), clause: "8.B.7", chapter: "growth" },
  { name: "master", prompt: ASSIGNMENT, offered: { names: ["master"] }, clause: "8.2", chapter: "hammer" },
  { name: "pass", prompt: ASSIGNMENT, round: 2, clause: "7.3" },
  {
    name: "cancel",
    prompt: LABORATORY,
    offered: { names: ["cancel"] },
    round: 2,
    clause: "6.14",
    chapter: "race",
  },
  { name: "naming", prompt: "prompt-naming", clause: "8.A.4", chapter: "council" },
  { name: "choosing", prompt: "prompt-choosing", clause: "8.A.5", chapter: "council" },
  { name: "arranging", prompt: "prompt-arranging", clause: "8.A.10" },
  { name: "offer", prompt: OFFER, clause: "8.B.1", chapter: "shops" },
  { name: "improve", prompt: OFFER, about: { place: "workshop" }, clause: "8.B.7", chapter: "growth" },
  { name: "hire", prompt: OFFER, about: { place: "academy" }, clause: "8.C.1", chapter: "growth" },
  { name: "announcing", prompt: "prompt-announcing", clause: "9.1", chapter: "hammer" },
  {
    name: "complete",
    prompt: "prompt-announcing",
    offered: { names: ["announce"] },
    clause: "9.5",
    chapter: "hammer",
  },
  { name: "auction", prompt: "prompt-auction", clause: "9.14", chapter: "auction" },
  { name: "over", prompt: "prompt-over", clause: "11.2" },
];

export default LESSON;
