import { expect, test } from "vitest";

import { createTooltipMemory } from "./tooltip-timing";

test("the first tooltip waits 700 ms", () => {
  expect(createTooltipMemory().openDelay(5000)).toBe(700);
});

test("within 300 ms of the one before, the next opens at once", () => {
  const memory = createTooltipMemory();
  memory.noteClosed(5000);
  expect(memory.openDelay(5299)).toBe(0);
  expect(memory.openDelay(5300)).toBe(700);
});
