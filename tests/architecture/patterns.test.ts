import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../../app");

/** A regular expression between its slashes, and its flags. */
const literal =
  /(?<=[(,=:[!&|?{;\s])\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])*)\/([dgimsuvy]*)/g;

/** What begins at the start of a line, and then runs over any number of line breaks. */
const runsOn = /(?<!\\)\^(?:\\s|\[(?!\^)[^\]]*\\s[^\]]*\])[*+]/;

const patterns = globSync("**/*.{ts,tsx}", { cwd: app }).flatMap((file) =>
  [...readFileSync(join(app, file), "utf8").matchAll(literal)].map(([, source, flags]) => ({
    file,
    source: source!,
    flags: flags!,
  })),
);

test("no pattern that may begin at every line runs over line breaks: empty lines would cost their square", () => {
  expect(patterns.length).toBeGreaterThan(500);
  const multiline = patterns.filter(({ flags }) => flags.includes("m"));
  expect(multiline.length).toBeGreaterThan(5);
  expect(
    multiline
      .filter(({ source }) => runsOn.test(source.replaceAll(/\(\?<[=!]\^/g, "(")))
      .map(({ file, source }) => `${file}: ${source}`),
  ).toEqual([]);
});
