import { expect, test } from "vitest";
import { digestHour } from "./digestHour";

test.each([
  [0, 7],
  [-60, 6], // Rome in winter
  [300, 12], // New York
  [-720, 19], // Auckland: the evening before
  [660, 18],
])("with an offset of %i minutes, seven in the morning is %i o’clock UTC", (offset, hour) => {
  expect(digestHour({ getTimezoneOffset: () => offset } as Date)).toBe(hour);
});
