import { expect, test } from "vitest";

import { commonPasswords } from "./common-passwords";

test("the most common passwords are listed, in lower case", { tags: "promise-6a" }, () => {
  for (const password of ["password", "12345678", "qwertyuiop", "iloveyou", "1q2w3e4r"])
    expect(commonPasswords).toContain(password);
});

test("every listed password is possible: at least 8 characters, no capitals", () => {
  expect(commonPasswords.size).toBeGreaterThan(3_000);
  for (const password of commonPasswords) expect(password).toMatch(/^[^\sA-Z]{8,128}$/);
});

test("a personal password is not listed", () => {
  expect(commonPasswords).not.toContain("harbour-lights-at-nine");
});
