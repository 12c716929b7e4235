import { expect, test } from "vitest";

import { commonPasswords } from "./common-passwords";

test("the commonest passwords are known, in lower case", { tags: "promise-6a" }, () => {
  for (const password of ["password", "12345678", "qwertyuiop", "iloveyou", "1q2w3e4r"])
    expect(commonPasswords).toContain(password);
});

test("all of them could be typed: at least 8 characters, none with a capital", () => {
  expect(commonPasswords.size).toBeGreaterThan(3_000);
  for (const password of commonPasswords) expect(password).toMatch(/^[^\sA-Z]{8,128}$/);
});

test("a password of a person's own is none of them", () => {
  expect(commonPasswords).not.toContain("harbour-lights-at-nine");
});
