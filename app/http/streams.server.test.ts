import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";

import { patternContext, requestIdContext } from "~/context";

import { jsonStream } from "./streams.server";

const context = new RouterContextProvider();
context.set(requestIdContext, "r1");
context.set(patternContext, "/api/list");
const args = { request: new Request("https://town.example/api/list"), context };

/** Yields `items` one by one, then throws `failure` if given; counts the items read. */
function source(items: unknown[], failure?: Error) {
  const given: unknown[] = [];
  let isClosed = false;
  async function* give() {
    try {
      for (const item of items) {
        given.push(item);
        yield item;
      }
      if (failure) throw failure;
    } finally {
      isClosed = true;
    }
  }
  return { items: give(), given, isClosed: () => isClosed };
}

test("any number of items is one JSON array", async () => {
  for (const items of [[], [1], [{ a: "é\n" }, null, "]"]]) {
    const response = await jsonStream(source(items).items, args);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toEqual(items);
  }
});

test("items longer than one chunk arrive whole", async () => {
  const items = Array.from({ length: 50 }, (_, index) => `${index} `.repeat(3_000));
  expect(await (await jsonStream(source(items).items, args)).json()).toEqual(items);
});

test("a failure before the first item is thrown", async () => {
  const { items } = source([], new Error("The database is away."));
  await expect(jsonStream(items, args)).rejects.toThrow("The database is away.");
});

test("a later failure is logged and leaves the JSON unclosed", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await jsonStream(source([1, 2], new Error("The database is away.")).items, args);
  await expect(response.text()).rejects.toThrow("The database is away.");
  const line = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  expect(line).toContain("The database is away.");
});

test("items are read on demand, and no more once the reader has left", async () => {
  const { items, given, isClosed } = source(Array.from({ length: 100 }, () => "long ".repeat(10_000)));
  const reader = (await jsonStream(items, args)).body!.getReader();
  await reader.read();
  await reader.cancel();
  expect(given.length).toBeLessThan(5);
  expect(isClosed()).toBe(true);
});
