// @vitest-environment jsdom
import { expect, test } from "vitest";
import { Messages } from "../core/messages";
import { Translator } from "../core/translator";
import { explained, thingAt, thingsIn } from "./things";

const MESSAGES = new Messages("en", [
  "seat-0 = Lapis\nwood = wood\nkind-oak = oak\nneed = { $count } { $what }\nlack = { $who } lacks { $list }.\ntitle-of = the { $what }\n",
]);
const TRANSLATOR = new Translator(MESSAGES, { move: {}, event: {} }, ["Ada"]);

test("an explanation becomes text: names, seats, phrases within phrases, and lists", () => {
  const oak = { kind: "kind", value: "oak" };
  const need = (count: number) => ({ key: "need", args: { count, what: oak } });
  const thing = {
    name: { key: "title-of", args: { what: oak } },
    what: [need(2)],
    now: [{ key: "lack", args: { who: { kind: "seat", value: 0 }, list: [need(1), need(3)] } }],
    clause: "4.1",
  };
  expect(explained(thing, TRANSLATOR, (clause) => `/rules/${clause}`)).toEqual({
    name: "The oak",
    what: ["2 oak"],
    now: ["Ada lacks 1 oak, 3 oak."],
    clause: "4.1",
    rule: "/rules/4.1",
  });
});

/** Elements with boxes, which jsdom does not lay out. */
function page(boxes: Record<string, [number, number, number, number]>): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = `<li><button class="spot" data-thing="seat"></button><i data-thing="card"></i></li><b data-thing="card"></b>`;
  for (const element of root.querySelectorAll("[data-thing]")) {
    const [left, top, width, height] = boxes[element.tagName.toLowerCase()]!;
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  }
  return root;
}

test("under a point is the smallest thing drawn there, also where a button takes the clicks", () => {
  const root = page({ button: [0, 0, 100, 100], i: [10, 10, 20, 20], b: [200, 0, 10, 10] });
  const button = root.querySelector("button")!;
  expect(thingAt(button, 15, 15)).toBe(root.querySelector("i"));
  expect(thingAt(button, 60, 60)).toBe(button);
  expect(thingAt(root, 15, 15)).toBeNull();
});

test("the things of a page are listed once each, if they are shown", () => {
  const root = page({ button: [0, 0, 100, 100], i: [10, 10, 0, 0], b: [200, 0, 10, 10] });
  expect(thingsIn(root)).toEqual([root.querySelector("button"), root.querySelector("b")]);
});
