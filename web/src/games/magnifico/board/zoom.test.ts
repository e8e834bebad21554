import { expect, test } from "vitest";
import { closer, moved, showing, type View, within, Zoom } from "./zoom.svelte";

const WHOLE: View = { x: -10, y: -20, width: 1000, height: 800 };
const HALF: View = { x: 240, y: 180, width: 500, height: 400 };

test("closer keeps what lies under the pointer under it", () => {
  const spot = [300, 260] as const;
  const near = closer(HALF, WHOLE, spot, 2);
  expect(near.width).toBe(250);
  expect((spot[0] - near.x) / near.width).toBeCloseTo((spot[0] - HALF.x) / HALF.width);
  expect((spot[1] - near.y) / near.height).toBeCloseTo((spot[1] - HALF.y) / HALF.height);
});

test("there and back again is where one was", () => {
  const spot = [500, 400] as const;
  const back = closer(closer(HALF, WHOLE, spot, 1.4), WHOLE, spot, 1 / 1.4);
  expect(back.x).toBeCloseTo(HALF.x);
  expect(back.width).toBeCloseTo(HALF.width);
});

test("never closer than a sixth, never further than the whole, in the same shape", () => {
  expect(closer(HALF, WHOLE, [500, 400], 100).width).toBeCloseTo(1000 / 6);
  expect(closer(HALF, WHOLE, [500, 400], 100).height).toBeCloseTo(800 / 6);
  expect(closer(HALF, WHOLE, [500, 400], 0.01)).toEqual(WHOLE);
});

test("the view stays on the drawing", () => {
  expect(moved(HALF, WHOLE, -9999, 9999)).toEqual({ x: -10, y: 380, width: 500, height: 400 });
  expect(within({ x: 900, y: -50, width: 500, height: 400 }, WHOLE)).toEqual({
    x: 490,
    y: -20,
    width: 500,
    height: 400,
  });
});

test("a spot is shown by the smallest move, and none if it is well inside", () => {
  expect(showing(HALF, WHOLE, [490, 380])).toEqual(HALF);
  const shown = showing(HALF, WHOLE, [800, 380]);
  expect(shown).toEqual({ ...HALF, x: 800 + 75 - 500 });
});

test("keys: plus, minus, nought, arrows; an arrow on the whole drawing is left to the page", () => {
  const zoom = new Zoom(WHOLE);
  expect([zoom.key("ArrowLeft"), zoom.key("x"), zoom.atWhole]).toEqual([false, false, true]);
  expect(zoom.key("+")).toBe(true);
  expect(zoom.factor).toBeCloseTo(1.4);
  const before = zoom.view.x;
  expect(zoom.key("ArrowRight")).toBe(true);
  expect(zoom.view.x).toBeGreaterThan(before);
  for (let i = 0; i < 9; i++) zoom.key("+");
  expect([zoom.atClosest, zoom.factor]).toEqual([true, 6]);
  zoom.key("0");
  expect(zoom.viewBox).toBe("-10 -20 1000 800");
});
