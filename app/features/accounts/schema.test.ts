import { expect, test } from "vitest";
import type { z } from "zod";

import { toFieldErrors } from "~/http/parse-value";

import { confirmationForm } from "./passkeys/schema";
import {
  credentials,
  email,
  newPasswordForm,
  registrationForm,
  resetForm,
  sessionSync,
  tokenForm,
} from "./schema";

const password = "harbour lights at nine";
const good = { email: "ada@example.com", password, confirmPassword: password, terms: "on" };

/** The errors of a form, by field. */
function complaintsOf(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? {} : toFieldErrors(result.error);
}

const register = (changes: Record<string, unknown>) =>
  complaintsOf(registrationForm, { ...good, ...changes });

const choose = (chosen: string) => register({ password: chosen, confirmPassword: chosen });

test("a registration is an email and a password; other fields are dropped", () => {
  expect(registrationForm.parse({ ...good, role: "admin", emailVerified: "on" })).toEqual({
    email: "ada@example.com",
    password,
  });
});

test.each([
  ["ada@example.com", "ada@example.com"],
  ["  Ada.Lovelace+town@Example.COM\n", "ada.lovelace+town@example.com"],
  ["o'neill@sub.domain.example", "o'neill@sub.domain.example"],
  ["a@b.co", "a@b.co"],
])("the email %j is stored as %j", (typed, kept) => {
  expect(email.parse(typed)).toBe(kept);
});

test.each([
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@@example.com",
  "ada@exa mple.com",
  "ada@example.com, eve@example.com",
  "ada@example.com\nBcc: eve@example.com",
  "Ada <ada@example.com>",
  "ada@example..com",
  ".ada@example.com",
  "ada@-example.com",
  "エイダ@example.com",
  "\u212Aate@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is no e-mail", (typed) => {
  expect(complaintsOf(resetForm, { email: typed })).toEqual({ email: { code: "invalid_email" } });
});

test.each(["", " \t ", undefined])("the email %j is missing", (typed) => {
  expect(complaintsOf(resetForm, { email: typed })).toEqual({ email: { code: "email_required" } });
});

test("the password of a sign-in may be any stored one, but not empty", () => {
  expect(credentials.parse({ email: "ada@example.com", password: " 1 " }).password).toBe(" 1 ");
  for (const typed of ["", undefined])
    expect(complaintsOf(credentials, { email: "ada@example.com", password: typed })).toEqual({
      password: { code: "password_required" },
    });
});

test("a new password has at least 8 characters, counting an emoji as one", () => {
  const weak = { password: { code: "weak_password", limit: 8 } };
  expect(choose("abcdefg")).toEqual(weak);
  expect(choose("🏮".repeat(7))).toEqual(weak);
  expect(choose("abcdefgj")).toEqual({});
  expect(choose("🏮".repeat(8))).toEqual({});
});

test("a new password has at most 128 characters, counting an emoji as one", () => {
  const long = { password: { code: "too_long", limit: 128 } };
  expect(choose("a1".repeat(64))).toEqual({});
  expect(choose("🏮".repeat(128))).toEqual({});
  expect(choose(`${"a1".repeat(64)}b`)).toEqual(long);
  expect(choose("🏮".repeat(129))).toEqual(long);
});

test("a new password is stored as typed: spaces, case and the 73rd byte", () => {
  for (const chosen of [`  ${password}  `, "PascalCaseÄÖÜ", `${"a1".repeat(36)}b`, "cafe\u0301-bridge"])
    expect(registrationForm.parse({ ...good, password: chosen, confirmPassword: chosen }).password).toBe(
      chosen,
    );
});

test("the most common passwords are refused in any case", () => {
  for (const chosen of ["password", "PassWord", "QWERTYUIOP", "12345678"])
    expect(choose(chosen)).toEqual({ password: { code: "common_password" } });
  expect(choose("password of my own")).toEqual({});
});

test("any composition is valid: letters, digits or symbols only", () => {
  for (const chosen of ["zzyzxroadsign", "8675309420", "~~~~____----", "ひらがなだけです"])
    expect(choose(chosen)).toEqual({});
});

test("an empty or absent new password is missing, not weak", () => {
  const missing = { password: { code: "password_required" } };
  expect(register({ password: "", confirmPassword: "" })).toEqual(missing);
  expect(register({ password: undefined, confirmPassword: undefined })).toMatchObject(missing);
});

test("the confirmation must equal the password exactly", () => {
  const differ = { confirmPassword: { code: "passwords_differ" } };
  for (const confirmPassword of ["", undefined, `${password} `, password.toUpperCase()])
    expect(register({ confirmPassword })).toEqual(differ);
  expect(complaintsOf(newPasswordForm, { token: "t", password, confirmPassword: "other" })).toEqual(differ);
});

test("the terms must be ticked", () => {
  for (const terms of [undefined, "", "off", "true"])
    expect(register({ terms })).toEqual({ terms: { code: "terms_required" } });
});

test("all errors of a registration are reported at once", () => {
  expect(
    complaintsOf(registrationForm, { email: "ada", password: "short", confirmPassword: "shor" }),
  ).toEqual({
    email: { code: "invalid_email" },
    password: { code: "weak_password", limit: 8 },
    confirmPassword: { code: "passwords_differ" },
    terms: { code: "terms_required" },
  });
});

test("a new password by link follows the same rules and keeps the token unchanged", () => {
  const form = { token: "aB-_", password, confirmPassword: password };
  expect(newPasswordForm.parse(form)).toEqual({ token: "aB-_", password });
  expect(
    complaintsOf(newPasswordForm, { ...form, password: "iloveyou", confirmPassword: "iloveyou" }),
  ).toEqual({
    password: { code: "common_password" },
  });
  expect(newPasswordForm.parse({ password, confirmPassword: password }).token).toBe("");
});

test("a missing token is an empty one", () => {
  expect(tokenForm.parse({})).toEqual({ token: "" });
});

test("an absent password of a confirmation is not required, an empty one is missing", () => {
  expect(confirmationForm.parse({})).toEqual({});
  expect(confirmationForm.parse({ password: "x" })).toEqual({ password: "x" });
  expect(complaintsOf(confirmationForm, { password: "" })).toEqual({
    password: { code: "password_required" },
  });
});

test("the JSON endpoint of the session takes an ID token and nothing else", () => {
  expect(sessionSync.parse({ idToken: "a.b.c" })).toEqual({ idToken: "a.b.c" });
  expect(complaintsOf(sessionSync, {})).toEqual({ idToken: { code: "required" } });
  expect(complaintsOf(sessionSync, { idToken: "" })).toEqual({ idToken: { code: "required" } });
  expect(complaintsOf(sessionSync, { idToken: 1 })).toEqual({ idToken: { code: "wrong_type" } });
  expect(complaintsOf(sessionSync, { idToken: "a.b.c", uid: "u1" })).toEqual({
    uid: { code: "unknown_field" },
  });
});
