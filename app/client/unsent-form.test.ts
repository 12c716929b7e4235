import { expect, test } from "vitest";

import { valuesToStore } from "./unsent-form";

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test("submitted values are stored unchanged, empty ones too, and files are not", () => {
  const values = { title: " 街 \n", description: "" };
  expect(valuesToStore(formOf(values))).toEqual(values);
  expect(valuesToStore(formOf({ ...values, avatar: new Blob(["x"]) }))).toEqual(values);
});

test("a form with a password or an email's token is not stored, and neither is one without text fields", () => {
  expect(valuesToStore(formOf({ token: "x" }))).toBeNull();
  expect(valuesToStore(formOf({ email: "ada@example.com", currentPassword: "x" }))).toBeNull();
  expect(valuesToStore(formOf({}))).toBeNull();
  expect(valuesToStore(formOf({ avatar: new Blob(["x"]) }))).toBeNull();
});
