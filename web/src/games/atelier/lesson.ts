/** The lesson of Atelier Da Vinci. */
import type { Tip } from "../../lesson/tips";

const ACTION = "prompt-action";
const PAINTING = "prompt-painting";
const may = (name: string) => ({ prompt: ACTION, offered: { names: [name] } });

const LESSON: readonly Tip[] = [
  { name: "welcome", chapter: "colours" },
  { name: "action", prompt: ACTION, clause: "4.2", chapter: "colours" },
  { name: "taking", prompt: "prompt-taking", clause: "4.3", chapter: "colours" },
  { name: "discarding", prompt: "prompt-discarding", clause: "4.6" },
  // One note to a question: what is most wanted comes first, the rest when the question comes again.
  { name: "paint", ...may("paint"), clause: "5.2", chapter: "colours" },
  { name: "claim", ...may("claim"), clause: "7.1", chapter: "mastery" },
  { name: "help", prompt: ACTION, about: { limit: 5 }, clause: "9.2", chapter: "help" },
  { name: "completing", ...may("paint"), round: 2, clause: "6.2", chapter: "last" },
  { name: "esteem", ...may("paint"), round: 3, clause: "5.8" },
  { name: "masteries", prompt: ACTION, round: 3, clause: "5.9", chapter: "mastery" },
  { name: "deck", ...may("draw"), round: 4, clause: "4.4" },
  { name: "achievements", prompt: ACTION, round: 5, clause: "10.5", chapter: "end" },
  { name: "ending", prompt: ACTION, round: 7, clause: "10.1", chapter: "end" },
  { name: "neighbours", prompt: PAINTING, clause: "5.4", chapter: "wet" },
  { name: "stopping", prompt: PAINTING, clause: "5.6", chapter: "wet" },
  { name: "leonardo", prompt: "prompt-leonardo", clause: "8.1", chapter: "token" },
  { name: "spoiling", prompt: "prompt-leonardo", clause: "8.3" },
  { name: "drawn", prompt: "prompt-drawn", clause: "8.6", chapter: "token" },
  { name: "over", prompt: "prompt-over", clause: "10.4" },
];

export default LESSON;
