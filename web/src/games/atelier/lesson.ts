/** The lesson of Atelier Da Vinci. */
import type { Tip } from "../../lesson/tips";

const ACTION = "prompt-action";
const PAINTING = "prompt-painting";
const may = (name: string) => ({ prompt: ACTION, offered: { names: [name] } });

const LESSON: readonly Tip[] = [
  { name: "welcome" },
  { name: "action", prompt: ACTION, clause: "4.2" },
  { name: "taking", prompt: "prompt-taking", clause: "4.3" },
  { name: "discarding", prompt: "prompt-discarding", clause: "4.6" },
  // One note to a question: what is most wanted comes first, the rest when the question comes again.
  { name: "paint", ...may("paint"), clause: "5.2" },
  { name: "claim", ...may("claim"), clause: "7.1" },
  { name: "help", prompt: ACTION, about: { limit: 5 }, clause: "9.2" },
  { name: "completing", ...may("paint"), round: 2, clause: "6.2" },
  { name: "esteem", ...may("paint"), round: 3, clause: "5.8" },
  { name: "masteries", prompt: ACTION, round: 3, clause: "5.9" },
  { name: "deck", ...may("draw"), round: 4, clause: "4.4" },
  { name: "achievements", prompt: ACTION, round: 5, clause: "10.5" },
  { name: "ending", prompt: ACTION, round: 7, clause: "10.1" },
  { name: "neighbours", prompt: PAINTING, clause: "5.4" },
  { name: "stopping", prompt: PAINTING, clause: "5.6" },
  { name: "leonardo", prompt: "prompt-leonardo", clause: "8.1" },
  { name: "spoiling", prompt: "prompt-leonardo", clause: "8.3" },
  { name: "drawn", prompt: "prompt-drawn", clause: "8.6" },
  { name: "over", prompt: "prompt-over", clause: "10.4" },
];

export default LESSON;
