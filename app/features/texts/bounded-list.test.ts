import { expect, test } from "vitest";
import { z } from "zod";

import { boundedList } from "./bounded-list";

const seen: unknown[] = [];
const item = z.unknown().transform((value) => {
  seen.push(value);
  return value;
});

const messages = (value: unknown) =>
  boundedList(z.array(item, { error: "wrong_type" }), 3, 2)
    .safeParse(value)
    .error?.issues.map((issue) => [issue.message, issue.code === "custom" && issue.params?.limit]);

test("of a list that is too long nothing is read, and the complaint names the limit", () => {
  expect(messages([1, 2, 3])).toBeUndefined();
  expect(seen.splice(0)).toEqual([1, 2, 3]);
  expect(messages([1, 2, 3, 4])).toEqual([["too_many", 2]]);
  expect(messages(Array.from({ length: 200_000 }, () => 1))).toEqual([["too_many", 2]]);
  expect(seen).toEqual([]);
});

test("what is no list is the schema's to refuse", () => {
  for (const value of [undefined, null, "long text", { length: 9 }])
    expect(messages(value)).toEqual([["wrong_type", false]]);
});
