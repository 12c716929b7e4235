import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { kvCache } from "./kv-cache.server";

const cache = kvCache(env.CACHE);

test("a stored value is found under its key only, and missing keys are left out", async () => {
  await cache.put("one", "ひとつ", 60);
  await cache.put("empty", "", 60);
  expect(await cache.getMany(["none", "one", "empty"])).toEqual(
    new Map([
      ["one", "ひとつ"],
      ["empty", ""],
    ]),
  );
  expect(await cache.getMany([])).toEqual(new Map());
});

test("a text replaces the one before, and is deleted after its time", async () => {
  await cache.put("twice", "first", 60);
  await cache.put("twice", "second", 3_600);
  expect(await cache.getMany(["twice"])).toEqual(new Map([["twice", "second"]]));
  const { keys } = await env.CACHE.list({ prefix: "twice" });
  const left = keys[0]!.expiration! - Date.now() / 1000;
  expect(left).toBeGreaterThan(3_000);
  expect(left).toBeLessThanOrEqual(3_601);
});

test("more keys than KV reads at once are found", async () => {
  const keys = Array.from({ length: 250 }, (_, number) => `many ${number}`);
  await Promise.all(keys.map((key) => cache.put(key, `text of ${key}`, 60)));
  expect(await cache.getMany(keys)).toEqual(new Map(keys.map((key) => [key, `text of ${key}`])));
});
