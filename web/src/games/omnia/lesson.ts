/** The lesson of Omnia. */
import type { Tip } from "../../lesson/tips";

const DRAFT = "prompt-draft";
const PLAYING = "prompt-playing";
const ACTING = "prompt-acting";
const EFFECT = "prompt-effect";
const may = (name: string) => ({ prompt: ACTING, offered: { names: [name] } });
const take = (...kinds: string[]) => ({
  prompt: ACTING,
  offered: { names: ["take"], card: { kind: kinds } },
});

const LESSON: readonly Tip[] = [
  { name: "welcome", chapter: "turn" },
  { name: "draft", prompt: DRAFT, about: { count: 7 }, clause: "3.1", chapter: "draft" },
  { name: "passing", prompt: DRAFT, about: { count: 5 }, clause: "3.2", chapter: "draft" },
  { name: "seventh", prompt: DRAFT, about: { count: 3 }, clause: "4.7", chapter: "draft" },
  { name: "playing", prompt: PLAYING, clause: "4.2", chapter: "turn" },
  { name: "last", prompt: PLAYING, round: 6, clause: "4.1" },
  { name: "majorities", prompt: PLAYING, round: 2, clause: "10.2", chapter: "most" },
  { name: "sets", prompt: PLAYING, round: 3, clause: "10.5" },
  { name: "rows", prompt: PLAYING, round: 4, clause: "4.5" },
  { name: "faces", prompt: PLAYING, round: 5, clause: "10.6" },
  { name: "things", ...take("work", "invention"), clause: "6.1", chapter: "turn" },
  { name: "people", ...take("character"), clause: "7.1", chapter: "people" },
  { name: "cities", ...may("draw"), clause: "5.1", chapter: "city" },
  { name: "coins", ...may("coins"), clause: "9.1", chapter: "colours" },
  { name: "leaving", prompt: ACTING, round: 2, clause: "4.3" },
  { name: "placing", prompt: "prompt-placing", clause: "5.4", chapter: "city" },
  { name: "below", prompt: "prompt-placing", clause: "5.2", chapter: "city" },
  { name: "effect", prompt: EFFECT, clause: "8.1", chapter: "lightning" },
  { name: "chain", prompt: EFFECT, offered: { names: ["take"] }, clause: "8.2", chapter: "lightning" },
  { name: "over", prompt: "prompt-over", clause: "10.10" },
];

export default LESSON;
