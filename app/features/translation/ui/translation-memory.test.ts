import { expect, test } from "vitest";

import { openTranslationMemory } from "./translation-memory";

const day = 24 * 60 * 60 * 1000;

/** A text in a browser's storage; `isFull` lets nothing be written. */
function itemWith(stored: string | null = null, isFull = false) {
  let text = stored;
  return {
    read: () => text,
    write(value: string | null) {
      if (!isFull) text = value;
    },
  };
}

const open = (item: ReturnType<typeof itemWith>, now: () => number = () => 0) =>
  openTranslationMemory(item, now);

test("a translation is stored for 24 hours, by text and language, for the next page too", () => {
  let now = 1_000;
  const storage = itemWith();
  open(storage, () => now).remember([["街", "town"]], "en");
  const memory = open(storage, () => now);
  for (const [moment, answer] of [
    [1_000, "town"],
    [1_000 + day - 1, "town"],
    [1_000 + day, null],
    // After the clock was set back the age is unknown.
    [999, null],
  ] as const) {
    now = moment;
    expect(memory.recall("街", "en"), `${moment}`).toBe(answer);
    expect(memory.recall("街", "es")).toBe(null);
  }
});

test("a text has its translation in each language, and the latest counts", () => {
  const storage = itemWith();
  const memory = open(storage);
  memory.remember([["街", "city"]], "en");
  memory.remember([["街", "ciudad"]], "es");
  memory.remember([["街", "town"]], "en");
  for (const each of [memory, open(storage)])
    expect([each.recall("街", "en"), each.recall("街", "es")]).toEqual(["town", "ciudad"]);
});

test("of more than 1,000 texts, or a million characters, the oldest are deleted, with the expired ones", () => {
  let now = 0;
  const storage = itemWith();
  const memory = open(storage, () => now);
  memory.remember([["古い", "old"]], "en");
  now = day - 1;
  memory.remember([["初め", "first"]], "en");
  memory.remember(
    Array.from({ length: 999 }, (_, index) => [`街${index}`, "town"] as const),
    "en",
  );
  expect(memory.recall("古い", "en")).toBe(null);
  expect(memory.recall("初め", "en")).toBe("first");
  now = day;
  memory.remember([["街0", "town again"]], "en");
  memory.remember([["新しい", "new"]], "en");
  for (const each of [memory, open(storage, () => now)]) {
    expect(each.recall("初め", "en")).toBe(null);
    expect(each.recall("街0", "en")).toBe("town again");
    expect(each.recall("新しい", "en")).toBe("new");
  }
  memory.remember([["長い", "x".repeat(990_000)]], "en");
  expect(memory.recall("街1", "en")).toBe(null);
  expect(memory.recall("新しい", "en")).toBe("new");
  expect(memory.recall("長い", "en")).toHaveLength(990_000);
});

test("a full or foreign storage causes no error", () => {
  for (const stored of [
    null,
    "{",
    "1",
    "null",
    "[]",
    '"街"',
    '{"街":null}',
    "[null]",
    '[["en 街"]]',
    '[["en 街",null]]',
    '[["en 街","town"]]',
    '[["en 街",{"text":1,"at":0}]]',
    '[["en 街",{"text":"town","at":"0"}]]',
  ]) {
    const memory = open(itemWith(stored, true));
    expect(memory.recall("街", "en"), stored ?? "").toBe(null);
    memory.remember([["街", "town"]], "en");
    expect(memory.recall("街", "en"), stored ?? "").toBe("town");
  }
});

test("texts equal to names of object properties are plain texts", () => {
  const storage = itemWith();
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  for (const name of names) {
    expect(open(storage).recall(name, "en")).toBe(null);
    open(storage).remember([[name, `the ${name}`]], "en");
  }
  for (const name of names) {
    expect(open(storage).recall(name, "en")).toBe(`the ${name}`);
    expect(open(storage).recall(name, "toString")).toBe(null);
  }
});
