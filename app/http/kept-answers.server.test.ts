import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keptAnswer } from "./kept-answers.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call whose answers are numbered, with the data's version; tells how often each was read. */
function setUp() {
  const key = crypto.randomUUID();
  const read = { versions: 0, answers: 0, version: "1" };
  const ask = async (): Promise<string> => {
    const answer = await keptAnswer(
      key,
      async () => {
        read.versions += 1;
        return read.version;
      },
      async () => {
        read.answers += 1;
        return { body: new Uint8Array(1), tag: String(read.answers), headers: [] };
      },
    );
    return answer.tag;
  };
  return { read, ask };
}

test("a repeated call is answered from memory until the version changes", async () => {
  const { read, ask } = setUp();
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(["1", "2", "2", "2"]);
  // The first call reads no version.
  expect(read).toMatchObject({ versions: 3, answers: 2 });
  read.version = "2";
  expect([await ask(), await ask()]).toEqual(["3", "3"]);
});

test("an answer is kept for a minute", async () => {
  const { ask } = setUp();
  expect([await ask(), await ask()]).toEqual(["1", "2"]);
  vi.advanceTimersByTime(59_999);
  expect(await ask()).toBe("2");
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe("3");
});

test("a change while the data is read counts: the answer is kept under the version before it", async () => {
  const key = crypto.randomUUID();
  let version = 1;
  const ask = (change = 0) =>
    keptAnswer(
      key,
      () => String(version),
      async () => {
        const tag = String(version);
        version += change;
        return { body: new Uint8Array(1), tag, headers: [] };
      },
    );
  await ask();
  expect((await ask(1)).tag).toBe("1");
  expect((await ask()).tag).toBe("2");
});

test("a failure and a whole response are not kept", async () => {
  const key = crypto.randomUUID();
  const make = [
    async () => new Response("1"),
    async () => Promise.reject(new Error("2")),
    async () => new Response("3"),
    async () => new Response("4"),
  ];
  const ask = () => keptAnswer(key, () => "1", make.shift()!) as Promise<Response>;
  expect(await (await ask()).text()).toBe("1");
  await expect(ask()).rejects.toThrow("2");
  expect([await (await ask()).text(), await (await ask()).text()]).toEqual(["3", "4"]);
});
