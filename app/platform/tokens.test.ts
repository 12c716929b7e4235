import { expect, test } from "vitest";

import { createToken, hashToken } from "./tokens";

test("a token is 32 bytes in URL-safe characters, and unique", () => {
  const tokens = Array.from({ length: 500 }, createToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  // Every character of the alphabet occurs, so no part of it is lost in the encoding.
  expect(new Set(tokens.join("")).size).toBe(64);
});

test("a hash is SHA-256 in URL-safe characters", async () => {
  expect(await hashToken("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  expect(await hashToken("abd")).not.toBe(await hashToken("abc"));
});
