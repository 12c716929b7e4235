import { expect, test } from "vitest";

import { valuesToKeep } from "./unsent-form";

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test("what is typed is kept as it is, an emptied field too, and a file is not", () => {
  const values = { title: " 街 \n", description: "" };
  expect(valuesToKeep(formOf(values))).toEqual(values);
  expect(valuesToKeep(formOf({ ...values, avatar: new Blob(["x"]) }))).toEqual(values);
});

test("a form with a password or a letter's key is not kept, and neither is a mere button", () => {
  expect(valuesToKeep(formOf({ token: "x" }))).toBeNull();
  expect(valuesToKeep(formOf({ email: "ada@example.com", currentPassword: "x" }))).toBeNull();
  expect(valuesToKeep(formOf({}))).toBeNull();
  expect(valuesToKeep(formOf({ avatar: new Blob(["x"]) }))).toBeNull();
});
