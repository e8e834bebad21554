import { expect, test } from "vitest";
import { counted, decisiveMoment } from "./podium";

const ORDER = [
  { seat: 2, score: 10, won: false },
  { seat: 0, score: 30, won: true },
];
const points = (elapsed: number, beat: number) => counted(ORDER, elapsed, beat).map((row) => row.points);

test("points are counted seat by seat, the winner last", () => {
  expect(points(0, 100)).toEqual([0, 0]);
  expect(points(50, 100)).toEqual([5, 0]);
  expect(points(150, 100)).toEqual([10, 15]);
  expect(points(900, 100)).toEqual([10, 30]);
});

test("without motion, or after a press, all are there at once", () => {
  expect(points(0, 0)).toEqual([10, 30]);
  expect(points(Infinity, 100)).toEqual([10, 30]);
});

const move = (text: string, i = 0) => ({ seat: i % 2, move: 1, text });

test("the decisive move is the one after which the winner's chance rose most", () => {
  const chances = [0.5, 0.6, 0.4, 0.9, 1].map((own) => [own, 1 - own]);
  const moves = ["a", "b", "c", "d"].map(move);
  expect(decisiveMoment({ chances, moves }, [0])).toEqual({
    number: 3,
    seat: 0,
    text: "c",
    before: 0.4,
    after: 0.9,
  });
  expect(decisiveMoment({ chances, moves }, [1])).toMatchObject({ number: 2, seat: 1 });
});

test("a game in which nothing stands out, or without winners, has no decisive move", () => {
  expect(decisiveMoment({ chances: [[0.9], [0.92], [0.94]], moves: [move("a"), move("b")] }, [0])).toBeNull();
  expect(decisiveMoment({ chances: [], moves: [] }, [])).toBeNull();
});
