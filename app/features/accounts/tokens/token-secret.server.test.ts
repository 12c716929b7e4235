import { expect, test } from "vitest";

import { createSecret, isSecret } from "./token-secret.server";

test("every token is unique and well-formed", async () => {
  const secrets = await Promise.all(Array.from({ length: 200 }, createSecret));
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(/^pt_[A-Za-z0-9_-]{49}$/);
    expect(await isSecret(secret)).toBe(true);
  }
});

test("a token with any one character changed is malformed", async () => {
  const secret = await createSecret();
  for (let at = 0; at < secret.length; at += 1) {
    const other = secret[at] === "x" ? "y" : "x";
    expect(await isSecret(secret.slice(0, at) + other + secret.slice(at + 1)), String(at)).toBe(false);
  }
});
