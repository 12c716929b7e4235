import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepAnswers, keepLine, keepResult, lastAnswers, lastResult, unmadeLine } from "./left-off";

const hour = 60 * 60 * 1000;
const line = { purpose: "dinner for six", use: "text" } as const;

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  /** The browser's storage. */
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line is there until it is blank, or its prompt is made", () => {
  keepLine(null, line);
  expect(unmadeLine.read(null)).toEqual(line);
  keepLine(null, { ...line, purpose: " " });
  expect(unmadeLine.read(null)).toBeNull();
  keepLine(null, line);
  keepResult(null, { draftId: "a", purpose: line.purpose }, Date.now());
  expect(unmadeLine.read(null)).toBeNull();
  // Going back to the form brings the line back into it.
  keepLine(null, line);
  expect(unmadeLine.read(null)).toBeNull();
});

test("a result is there for a day from its making, for its member alone", () => {
  vi.useFakeTimers();
  const result = { draftId: "a", purpose: "dinner" };
  keepResult("ada@example.com", result, Date.now() - 23 * hour);
  expect(lastResult.read("ada@example.com")).toEqual(result);
  expect(lastResult.read("eve@example.com")).toBeNull();
  expect(lastResult.read(null)).toBeNull();
  vi.advanceTimersByTime(hour);
  expect(lastResult.read("ada@example.com")).toBeNull();
});

test("a member finds what they left off as a visitor; anything odd in the storage counts as nothing", () => {
  keepLine(null, line);
  expect(unmadeLine.read("ada@example.com")).toEqual(line);
  for (const odd of ["{", "null", "[]", "1"]) {
    stored.set("line", odd);
    expect(unmadeLine.read(null)).toBeNull();
  }
});

test("a visitor's answers to the last ten results are there, those of the same result once", () => {
  const answer = (text: string) => ({ name: "a.who", label: "Who", text });
  for (let at = 0; at < 11; at += 1) keepAnswers(`draft ${at}`, [answer(`answer ${at}`)]);
  keepAnswers("draft 5", [answer("another")]);
  keepAnswers("draft 6", []);
  const texts = (lastAnswers.read("ada@example.com") ?? []).flatMap(({ answers }) =>
    answers.map(({ text }) => text),
  );
  expect(texts).toEqual(["another", ...[10, 9, 8, 7, 4, 3, 2, 1].map((at) => `answer ${at}`)]);
  for (const at of [1, 2, 3, 4, 5, 7, 8, 9, 10]) keepAnswers(`draft ${at}`, []);
  expect(stored.size).toBe(0);
});
