import { expect, test } from "vitest";

import { createTooltipMemory, placeTooltip } from "./tooltip";

test("the first tooltip waits 700 ms", () => {
  expect(createTooltipMemory().openDelay(5000)).toBe(700);
});

test("within 300 ms of the one before, the next opens at once", () => {
  const memory = createTooltipMemory();
  memory.noteClosed(5000);
  expect(memory.openDelay(5299)).toBe(0);
  expect(memory.openDelay(5300)).toBe(700);
});

const viewport = { width: 400, height: 800 };
const bubble = { width: 100, height: 30 };

test("a tooltip is centered above its anchor", () => {
  expect(placeTooltip({ left: 180, top: 200, width: 40, height: 40 }, bubble, viewport)).toEqual({
    left: 150,
    top: 164,
  });
});

test("without room above it is below its anchor", () => {
  expect(placeTooltip({ left: 180, top: 40, width: 40, height: 40 }, bubble, viewport).top).toBe(86);
});

test("it keeps its distance from both sides", () => {
  expect(placeTooltip({ left: 0, top: 200, width: 40, height: 40 }, bubble, viewport).left).toBe(8);
  expect(placeTooltip({ left: 360, top: 200, width: 40, height: 40 }, bubble, viewport).left).toBe(292);
});

test("a bubble wider than the viewport starts at the left margin", () => {
  expect(
    placeTooltip({ left: 0, top: 200, width: 40, height: 40 }, { width: 500, height: 30 }, viewport).left,
  ).toBe(8);
});
