import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sendLatest } from "./send-latest";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sender whose sendings end when they are told to. */
function held() {
  const sent: string[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const sender = sendLatest((value: string) => {
    sent.push(value);
    return new Promise<void>((resolve, reject) => ends.push({ done: resolve, fail: reject }));
  }, 300);
  return { sent, ends, ...sender };
}

test("of what comes quickly the newest is sent", async () => {
  const { sent, tell } = held();
  for (const value of ["a", "b", "c"]) tell(value);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(["c"]);
});

test("one is sent at a time, and a failure is followed by what came meanwhile", async () => {
  const { sent, ends, tell } = held();
  tell("a");
  await vi.advanceTimersByTimeAsync(300);
  tell("b");
  tell("c");
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual(["a"]);
  ends[0]!.fail();
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(["a", "c"]);
});

test("who leaves has what waits sent at once, and nothing twice", async () => {
  const { sent, flush, tell } = held();
  tell("a");
  flush();
  expect(sent).toEqual(["a"]);
  flush();
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual(["a"]);
});
