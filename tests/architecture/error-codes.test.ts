import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { errorStatus, fieldErrorCodes } from "../../app/errors";

const app = join(import.meta.dirname, "../../app");

/** The lists that name codes whether they come or not. */
const lists = /^errors\.ts$|^i18n\/locales\/|^http\/describe-api|\.test(-[a-z]+)?\.ts$/;

const code = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !lists.test(file))
  .map((file) => readFileSync(join(app, file), "utf8"))
  .join("\n");

const unused = (codes: readonly string[]) => codes.filter((name) => !code.includes(`"${name}"`));

test("every error code that the product names comes from somewhere", () => {
  expect(unused(Object.keys(errorStatus))).toEqual([]);
});

test("every complaint about a field comes from somewhere", () => {
  expect(unused(fieldErrorCodes)).toEqual([]);
});
