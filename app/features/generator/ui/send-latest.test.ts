import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sendLatest } from "./send-latest";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sender with manually resolved requests. */
function held() {
  const sent: string[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const sender = sendLatest((value: string) => {
    sent.push(value);
    return new Promise<void>((resolve, reject) => ends.push({ done: resolve, fail: reject }));
  }, 300);
  return { sent, ends, ...sender };
}

test("the latest of quick changes is the only one sent", async () => {
  const { sent, send } = held();
  for (const value of ["a", "b", "c"]) send(value);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(["c"]);
});

test("one request runs at a time, and a failure is followed by the latest value", async () => {
  const { sent, ends, send } = held();
  send("a");
  await vi.advanceTimersByTimeAsync(300);
  send("b");
  send("c");
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual(["a"]);
  ends[0]!.fail();
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(["a", "c"]);
});

test("a flush sends the pending value at once, and nothing twice", async () => {
  const { sent, flush, send } = held();
  send("a");
  flush();
  expect(sent).toEqual(["a"]);
  flush();
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual(["a"]);
});

test("a hurried value follows the request under way, without the wait", async () => {
  const { sent, ends, send, hurry } = held();
  send("a");
  hurry();
  expect(sent).toEqual(["a"]);
  send("b");
  hurry();
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual(["a"]);
  ends[0]!.done();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["a", "b"]);
  ends[1]!.done();
  send("c");
  await vi.advanceTimersByTimeAsync(299);
  expect(sent).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["a", "b", "c"]);
});
