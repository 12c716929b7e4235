import { globSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { errorStatus, fieldErrorCodes } from "../../app/errors";
import { parseModule } from "../support/formats/parse-module";

const app = join(import.meta.dirname, "../../app");

/** Lists of codes, thrown or not. */
const lists = /^errors\.ts$|^i18n\/locales\/|\bdescribe-api|\.test(-[a-z]+)?\.ts$/;

const strings = new Set(
  globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => !lists.test(file))
    .flatMap((file) => parseModule(join(app, file)).strings),
);

test.each([
  ["error code", Object.keys(errorStatus)],
  ["field error", fieldErrorCodes],
])("every %s is used", (_, codes) => {
  expect(codes.filter((code) => !strings.has(code))).toEqual([]);
});
