import { expect, test } from "vitest";

import { lastLook, lookBefore } from "./looked-at.server";

const minute = 60_000;
const ask = (followed?: string) =>
  new Request("https://town.example/town-prompts/following", {
    headers: followed === undefined ? {} : { Cookie: `followed=${followed}` },
  });

test("a look within half an hour is the same visit, a later one begins the next", () => {
  const now = Date.now();
  const [first, started, last] = [now - 900 * minute, now - 20 * minute, now - minute];
  expect(lookBefore(ask(`${first}.${started}.${last}`)).getTime()).toBe(first);
  expect(lookBefore(ask(`${first}.${now - 40 * minute}.${last}`)).getTime()).toBe(last);
  expect(lastLook(ask(`${first}.${started}.${last}`)).getTime()).toBe(last);
});

test("without a look, or with a forged one, everything is new", () => {
  for (const cookie of [undefined, "", "1", "a.b.c", "1.2.9999999999999999", "-1.2.3"])
    expect([lookBefore(ask(cookie)).getTime(), lastLook(ask(cookie)).getTime()]).toEqual([0, 0]);
});
