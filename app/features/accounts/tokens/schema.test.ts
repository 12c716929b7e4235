import { expect, test } from "vitest";

import { randomIds } from "~/platform/ids";

import { accessTokenForm } from "./schema";

const form = { id: randomIds.create(), name: "backup", scope: "read", expiry: "90" };

const complaintAbout = (change: object) => {
  const [issue] = accessTokenForm.safeParse({ ...form, ...change }).error?.issues ?? [];
  return issue && [issue.path.join("."), issue.message];
};

test("a name is one line, trimmed, of 1 to 50 characters", () => {
  expect(accessTokenForm.parse({ ...form, name: "  the\n\tbackup  " }).name).toBe("the backup");
  expect(accessTokenForm.parse({ ...form, name: "🦊".repeat(50) }).name).toHaveLength(100);
  expect(complaintAbout({ name: "🦊".repeat(51) })).toEqual(["name", "too_long"]);
  for (const name of ["", "  ", "\u200B", undefined])
    expect(complaintAbout({ name })).toEqual(["name", "required"]);
  for (const name of ["a\u0000", "\u001B[0m"])
    expect(complaintAbout({ name })).toEqual(["name", "control_characters"]);
});

test("scope and expiry are among the offered ones", () => {
  for (const scope of ["read", "write"]) expect(complaintAbout({ scope })).toBeUndefined();
  for (const expiry of ["30", "90", "365", "none"]) expect(complaintAbout({ expiry })).toBeUndefined();
  for (const scope of [undefined, "", "admin", "toString", "read,write"])
    expect(complaintAbout({ scope })).toEqual(["scope", "not_an_option"]);
  for (const expiry of [undefined, "", "0", "-1", "9999", "constructor"])
    expect(complaintAbout({ expiry })).toEqual(["expiry", "not_an_option"]);
});

test("the id has the site's format", () => {
  for (const id of [undefined, "", "x", "!".repeat(22), randomIds.create() + "0", `${randomIds.create()}\n`])
    expect(complaintAbout({ id })?.[0]).toBe("id");
});
