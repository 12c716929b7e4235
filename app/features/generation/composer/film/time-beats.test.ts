import { expect, test } from "vitest";
import { timeBeats } from "./time-beats";

const shares = [0.2, 0.3, 0.3, 0.2];

test("beats fill the whole length without a gap", () => {
  for (const seconds of [1, 2, 3, 4, 5, 7, 8, 9, 15, 60, 90]) {
    const spans = timeBeats(seconds, shares, "en").map(({ time }) =>
      time.replace(" s", "").split("–").map(Number),
    );
    expect(spans[0]?.[0]).toBe(0);
    expect(spans.at(-1)?.[1]).toBe(seconds);
    spans.forEach(([start, end], index) => {
      expect(end).toBeGreaterThan(start ?? 0);
      if (index > 0) expect(start).toBe(spans[index - 1]?.[1]);
    });
  }
});

test("a short film keeps fewer beats and a long one is timed by the clock", () => {
  expect(timeBeats(5, shares, "ja").map(({ index }) => index)).toEqual([0, 1, 3]);
  expect(timeBeats(120, shares, "es").map(({ time }) => time)).toEqual([
    "0:00–0:24",
    "0:24–1:00",
    "1:00–1:36",
    "1:36–2:00",
  ]);
});
