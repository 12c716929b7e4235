import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";

import { lastLook, lookBefore, rememberLook } from "./looked-at.server";

const ask = (cookie: string) =>
  new Request("http://localhost/town-prompts/following", { headers: { Cookie: cookie } });

afterEach(() => vi.useRealTimers());

test("each look but the first says when the reader looked before this visit", async () => {
  vi.useFakeTimers();
  let cookie = "";
  const lookAt = async (minutes: number) => {
    vi.setSystemTime(minutes * 60_000);
    const request = ask(cookie);
    const before = lookBefore(request)?.getTime() ?? null;
    const context = new RouterContextProvider();
    const args = { request, context, params: {}, pattern: "", url: new URL(request.url) };
    const response = (await rememberLook(args as never, async () => new Response()))!;
    cookie = response.headers.get("Set-Cookie")!.split(";")[0]!;
    return before === null ? null : before / 60_000;
  };
  expect(await lookAt(100)).toBeNull();
  // Still the first visit: what was there has been seen.
  expect(await lookAt(110)).toBe(100);
  expect(await lookAt(120)).toBe(100);
  expect(await lookAt(200)).toBe(120);
  expect(await lookAt(210)).toBe(120);
  expect(lastLook(ask(cookie)).getTime()).toBe(210 * 60_000);
});

test("a forged cookie is no look", () => {
  for (const cookie of ["", "1", "a.b.c", "1.2.9999999999999999", "-1.2.3"]) {
    const request = ask(`followed=${cookie}`);
    expect(lookBefore(request)).toBeNull();
    expect(lastLook(request).getTime()).toBe(0);
  }
});
