// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FlipAnimations } from "./flipAnimations";
import { beat, chooseSpeed, chosenSpeed, showSpeed, SPEEDS, travelTime } from "./motion";

const system = (reduced: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches: reduced, addEventListener: () => undefined }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("pieces move calmly by default, not at all where the system asks for less, and as chosen in any case", () => {
  system(false);
  expect(chosenSpeed()).toBe("calm");
  system(true);
  expect(chosenSpeed()).toBe("off");
  chooseSpeed("quick");
  expect(chosenSpeed()).toBe("quick");
  localStorage.setItem("motion", "sideways");
  expect(chosenSpeed()).toBe("off");
});

test("times are in milliseconds, and quick is quicker than calm", () => {
  const [off, calm, quick] = SPEEDS.map((speed) => {
    chooseSpeed(speed);
    return [travelTime(), beat()] as const;
  });
  expect(off).toEqual([0, 0]);
  for (const i of [0, 1] as const) expect(quick![i]).toBeLessThan(calm![i]);
  expect(quick![0]).toBeGreaterThan(100);
  expect(calm![0]).toBeLessThanOrEqual(300);
});

test("style sheets are told of the speed", () => {
  chooseSpeed("calm");
  showSpeed();
  expect(document.documentElement.dataset.motion).toBe("calm");
  expect(document.documentElement.style.getPropertyValue("--travel")).toBe(`${travelTime()}ms`);
});

const STYLES = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
test("no code reads a duration out of a style sheet: a build may write it in another unit", () => {
  const readers = Object.entries(STYLES).filter(([, source]) => /getPropertyValue\(/.test(source));
  expect(readers.map(([path]) => path)).toEqual([]);
});

class Running extends EventTarget {
  cancel = () => this.dispatchEvent(new Event("cancel"));
}
interface Shown {
  node: Element;
  keyframes: Keyframe[];
  duration: number;
  running: Running;
}

/** Boxes and animations, which jsdom does not have. */
function stage() {
  const shown: Shown[] = [];
  const boxes = new Map<Element, number>();
  vi.stubGlobal("SVGGraphicsElement", class {});
  Element.prototype.animate = function (this: Element, keyframes, options) {
    const running = new Running();
    const { duration } = options as { duration: number };
    shown.push({ node: this, keyframes: keyframes as Keyframe[], duration, running });
    return running as unknown as Animation;
  };
  const at = (node: Element, x: number) => {
    boxes.set(node, x);
    node.getBoundingClientRect = () => new DOMRectLike(boxes.get(node) ?? 0) as DOMRect;
    return node as HTMLElement;
  };
  const make = (x: number) => {
    const node = document.createElement("i");
    document.body.append(node);
    return at(node, x);
  };
  return { shown, make, at };
}
class DOMRectLike {
  readonly y = 0;
  readonly width = 10;
  readonly height = 10;
  constructor(readonly x: number) {}
}

test("a piece travels from where it was, a new one from its anchor, for as long as was chosen", () => {
  chooseSpeed("calm");
  const { shown, make, at } = stage();
  const animations = new FlipAnimations();
  const [old, fresh, deck] = [make(0), make(90), make(500)];
  animations.piece("old")(old);
  animations.anchor("deck")(deck);
  animations.measure();
  at(old, 100);
  animations.piece("fresh", ["nowhere", "deck"])(fresh);
  animations.fly();
  expect(shown.map(({ node, keyframes }) => [node, keyframes[0]!.transform])).toEqual([
    [old, "translate(-100px, 0px)"],
    [fresh, "translate(410px, 0px)"],
  ]);
  expect(shown.every(({ duration }) => duration === travelTime())).toBe(true);
});

test("a piece that is sent on before it arrives starts from where it is, and its first way ends", () => {
  chooseSpeed("calm");
  const { shown, make, at } = stage();
  const animations = new FlipAnimations();
  const piece = make(0);
  animations.piece("piece")(piece);
  animations.measure();
  at(piece, 100);
  animations.fly();
  const cancelled = vi.fn();
  shown[0]!.running.addEventListener("cancel", cancelled);
  at(piece, 40); // on its way
  animations.measure();
  at(piece, 300);
  animations.fly();
  expect(cancelled).toHaveBeenCalledOnce();
  expect(shown[1]!.keyframes[0]!.transform).toBe("translate(-260px, 0px)");
});

test("what is taken away leaves towards its anchor, and an amount goes to the bank and comes from it", () => {
  chooseSpeed("quick");
  const { shown, make, at } = stage();
  const animations = new FlipAnimations();
  const [coin, purse, bank] = [make(10), make(20), make(200)];
  animations.anchor("bank")(bank);
  const taken = animations.piece("coin", "bank", "bank")(coin);
  const paid = animations.amount("florins", 7, "bank")(purse);
  animations.measure();
  if (taken) taken();
  coin.remove();
  if (paid) paid();
  animations.amount("florins", 4, "bank")(purse);
  animations.fly();
  expect(shown).toHaveLength(2);
  expect(shown[1]!.node.textContent).toBe("3");
  for (const { node, running } of shown) {
    expect(node.getAttribute("aria-hidden")).toBe("true");
    running.dispatchEvent(new Event("finish"));
    expect(node.isConnected).toBe(false);
  }
  at(bank, 200);
});

test("with motion off nothing is measured and nothing travels", () => {
  chooseSpeed("off");
  const { shown, make, at } = stage();
  const animations = new FlipAnimations();
  const piece = make(0);
  animations.piece("piece")(piece);
  animations.measure();
  at(piece, 100);
  animations.fly();
  expect(shown).toEqual([]);
});
