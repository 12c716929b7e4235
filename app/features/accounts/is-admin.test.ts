import { expect, test } from "vitest";

import { isAdmin } from "./is-admin";

const services = { adminEmails: ["ada@example.com", "grace@example.com"] };

test("an admin has a configured address that is proved to be theirs", () => {
  expect(isAdmin(services, { email: "ada@example.com", emailVerified: true })).toBe(true);
  expect(isAdmin(services, { email: "grace@example.com", emailVerified: true })).toBe(true);
});

test("a configured address means nothing while it is unverified", () => {
  expect(isAdmin(services, { email: "ada@example.com", emailVerified: false })).toBe(false);
});

test("neither another address nor a visitor is an admin, nor anybody where none is configured", () => {
  for (const email of ["eve@example.com", "ada@example.com.evil.example", "xada@example.com", ""])
    expect(isAdmin(services, { email, emailVerified: true })).toBe(false);
  expect(isAdmin(services, null)).toBe(false);
  expect(isAdmin({ adminEmails: [] }, { email: "", emailVerified: true })).toBe(false);
});
