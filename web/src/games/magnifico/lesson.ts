/** The lesson of Magnifico. */
import type { Tip } from "../../lesson/tips";

const ACTING = "prompt-acting";
const ASSAULT = "prompt-assault";
const BIDDING = "prompt-bidding";
const attack = { about: { verb: "attack" } };
const may = (...names: string[]) => ({ prompt: ACTING, offered: { names } });
const assault = (...names: string[]) => ({ prompt: ASSAULT, offered: { names } });

const LESSON: readonly Tip[] = [
  { name: "welcome", chapter: "lands" },
  { name: "founding", prompt: "prompt-founding", clause: "4.8" },
  // One note to a question: what is most wanted comes first, the rest when the question comes again.
  { name: "bidding", prompt: BIDDING, clause: "5.3.4", chapter: "auction" },
  { name: "scoring", prompt: BIDDING, round: 2, clause: "10.2", chapter: "lands" },
  { name: "leonardo", prompt: BIDDING, round: 2, clause: "12.1", chapter: "auction" },
  { name: "goal", prompt: BIDDING, round: 3, clause: "11.1", chapter: "magnifico" },
  {
    name: "cards",
    prompt: "prompt-choosing",
    offered: { names: ["buy"] },
    clause: "5.3.7",
    chapter: "auction",
  },
  { name: "choosing", prompt: "prompt-choosing", clause: "5.3.9", chapter: "auction" },
  { name: "reinforcing", prompt: "prompt-reinforcing", clause: "5.2.3", chapter: "building" },
  { name: "acting", prompt: ACTING, clause: "5.4", chapter: "lands" },
  { name: "invade", ...may("invade"), clause: "5.4.5", chapter: "lands" },
  { name: "income", prompt: ACTING, clause: "5.1.1", chapter: "lands" },
  { name: "activate", ...may("activate"), clause: "5.4.1", chapter: "building" },
  { name: "machines", ...may("build_tank", "build_airplane"), clause: "5.4.2", chapter: "building" },
  { name: "castle", ...may("build_castle"), clause: "5.4.4", chapter: "building" },
  { name: "tower", ...may("build_tower"), clause: "5.4.3", chapter: "building" },
  { name: "attack", ...may("attack"), clause: "5.4.6", chapter: "battle" },
  { name: "move", ...may("move"), clause: "5.4.7" },
  // putting an army together
  { name: "raid", prompt: "prompt-aiming", ...attack, clause: "7.3.1" },
  { name: "army", prompt: "prompt-soldiers", ...attack, clause: "7.2.1", chapter: "battle" },
  { name: "escort", prompt: ["prompt-tanks", "prompt-airplanes"], ...attack, clause: "7.2.2" },
  // in a battle
  { name: "assault", prompt: ASSAULT, clause: "7.3.2", chapter: "battle" },
  { name: "odds", ...assault("infantry"), clause: "7.4.3", chapter: "battle" },
  { name: "level", prompt: ASSAULT, about: { side: "attacker" }, clause: "7.7.3", chapter: "battle" },
  { name: "defending", prompt: ASSAULT, about: { side: "defender" }, clause: "7.7.8" },
  { name: "tanks", ...assault("tank"), clause: "7.5.3", chapter: "tank" },
  { name: "airplanes", ...assault("air"), clause: "7.6.2", chapter: "airplane" },
  { name: "automata", ...assault("automaton"), clause: "13.10" },
  { name: "withdraw", ...assault("withdraw"), clause: "7.3.10" },
  { name: "cannons", prompt: "prompt-cannons", clause: "13.14" },
  { name: "intercepting", prompt: "prompt-intercepting", clause: "7.6.6" },
  { name: "paratrooper", prompt: "prompt-dropping", clause: "7.6.8" },
  { name: "over", prompt: "prompt-over", clause: "11.1" },
];

export default LESSON;
