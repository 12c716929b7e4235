import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";

import { AppError } from "~/errors";

import { bodyLimit } from "./body.server";
import { submitForm } from "./submit-form.server";

const schema = z.object({ name: z.string().min(1, "required"), flag: z.string().optional() });
const upload = { field: "picture", limit: 1_000, tooLarge: "image_too_large" } as const;

interface Posted {
  form?: z.ZodType;
  fields?: [string, string | Blob, string?][];
  options?: Parameters<typeof submitForm>[3];
  fail?: AppError;
}

/** Posts a form; returns the value for its command, or the refusal. */
async function post({ form = schema, fields = [], options = { upload }, fail }: Posted) {
  const body = new FormData();
  for (const [name, value, file] of fields)
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, file);
  const request = new Request("https://town.example/form", { method: "POST", body });
  let submitted: unknown;
  const response = await submitForm(
    { request, context: new RouterContextProvider() },
    form,
    async (value, { file }) => {
      if (fail) throw fail;
      submitted = { ...(value as object), file: file && [...file] };
      return new Response();
    },
    options,
  );
  return response instanceof Response ? submitted : { status: response.init?.status, ...response.data };
}

const picture = (size: number) => new Blob([new Uint8Array(size).fill(7)]);

test("the last file comes with the fields", async () => {
  expect(
    await post({
      fields: [
        ["picture", picture(3), "a.png"],
        ["name", "Ada"],
      ],
    }),
  ).toEqual({
    name: "Ada",
    file: [7, 7, 7],
  });
  expect(
    await post({
      fields: [
        ["name", "Ada"],
        ["flag", "false"],
        ["flag", "true"],
        ["picture", picture(1), "a"],
        ["picture", picture(2), "a"],
      ],
    }),
  ).toEqual({ name: "Ada", flag: "true", file: [7, 7] });
});

test("an unset file field has no file, an empty file is one", async () => {
  const name: [string, string] = ["name", "Ada"];
  expect(await post({ fields: [name] })).toEqual({ name: "Ada", file: null });
  expect(await post({ fields: [name, ["picture", picture(0), ""]] })).toEqual({ name: "Ada", file: null });
  expect(await post({ fields: [name, ["picture", picture(0), "a.png"]] })).toEqual({ name: "Ada", file: [] });
  expect(await post({ fields: [name, ["picture", "a text"]] })).toEqual({ name: "Ada", file: null });
});

test("files in other fields are left out", async () => {
  const fields: Posted["fields"] = [
    ["name", "Ada"],
    ["other", picture(2), "a"],
  ];
  expect(await post({ fields })).toEqual({ name: "Ada", file: null });
  expect(
    await post({
      fields: [
        ["name", "Ada"],
        ["picture", picture(2), "a"],
      ],
      options: {},
    }),
  ).toEqual({
    name: "Ada",
    file: null,
  });
});

test("a refusal keeps the submitted values, whatever the file", async () => {
  const fields: Posted["fields"] = [
    ["name", ""],
    ["flag", "on"],
    ["picture", picture(2), "a"],
  ];
  expect(await post({ fields })).toEqual({
    status: 422,
    values: { name: "", flag: "on" },
    code: "invalid_fields",
    limit: undefined,
    fields: { name: { code: "required" } },
  });
  const named: Posted["fields"] = [
    ["name", "Ada"],
    ["picture", picture(1_500), "a"],
  ];
  expect(await post({ fields: named, fail: new AppError("image_unsupported") })).toMatchObject({
    status: 415,
    values: { name: "Ada" },
    code: "image_unsupported",
  });
});

test("a refusal of a form with any field names keeps all but secrets", async () => {
  const fields: Posted["fields"] = [
    ["answer:a", "x"],
    ["own:b", "mine"],
    ["password", "secret"],
    ["newPassword", "secret"],
    ["token", "secret"],
    ["tokens", "no secret"],
  ];
  const form = z.record(z.string(), z.string()).transform((values) => values);
  expect(await post({ form, fields, fail: new AppError("rate_limited"), options: {} })).toEqual({
    status: 429,
    code: "rate_limited",
    limit: undefined,
    fields: {},
    values: { "answer:a": "x", "own:b": "mine", tokens: "no secret" },
  });
});

test("a file far too large draws the form again, a body too large without a file is thrown", async () => {
  const fields: Posted["fields"] = [
    ["name", "Ada"],
    ["picture", picture(bodyLimit + 64 * 1024), "a"],
  ];
  expect(await post({ fields })).toMatchObject({ status: 413, code: "image_too_large", values: {} });
  await expect(post({ fields, options: {} })).rejects.toMatchObject({ code: "body_too_large" });
});
