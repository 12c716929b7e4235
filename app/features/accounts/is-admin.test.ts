import { expect, test } from "vitest";

import { isAdmin } from "./is-admin";

const services = { adminEmails: ["ada@example.com", "grace@example.com"] };

test("an admin has a configured and verified address", () => {
  expect(isAdmin(services, { email: "ada@example.com", emailVerified: true })).toBe(true);
  expect(isAdmin(services, { email: "grace@example.com", emailVerified: true })).toBe(true);
});

test("a configured but unverified address makes no admin", () => {
  expect(isAdmin(services, { email: "ada@example.com", emailVerified: false })).toBe(false);
});

test("another address or a visitor is no admin, and without a configuration nobody is", () => {
  for (const email of ["eve@example.com", "ada@example.com.evil.example", "xada@example.com", ""])
    expect(isAdmin(services, { email, emailVerified: true })).toBe(false);
  expect(isAdmin(services, null)).toBe(false);
  expect(isAdmin({ adminEmails: [] }, { email: "", emailVerified: true })).toBe(false);
});
