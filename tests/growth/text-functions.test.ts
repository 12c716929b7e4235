/**
 * Every function on a person's text is linear: twice the text is at most 2.5 times the work, up to the longest text allowed.
 * Work is counted, not timed (`work.ts`): the same on every machine and in every run. Linear patterns within one search are
 * assumed here, and checked by `scripts/check-patterns.mjs`.
 */
import { diffArrays } from "diff";
import { zipSync } from "fflate";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { z } from "zod";

import { openBudget, parseYamlSafely } from "~/features/transfer/formats/parse-yaml.server";

import { seedHint, someOf } from "../support/sampling";
import { countedLibraries } from "./count-work";

import { functionsWithoutText } from "./functions-without-text";
import { textFunctions } from "./text-functions";
import { mixedTexts, plainTexts, type Repeating } from "./texts";
import { workOf } from "./work";

const modules = import.meta.glob<Record<string, unknown>>([
  "/app/features/{facts,generator,library,offline,optimizer,profiles,prompts,runs,sharing,text,town,transfer,translation}/**/*.ts",
  "!/app/features/{library/selection,offline/worker,prompts/{folders,history,trash},sharing/shelf,town/{languages,ranking}}/**",
  "/app/{domain,http,platform,ui}/**/*.ts",
  "/app/i18n/translate.ts",
  "!**/*.{test,test-data,d}.ts",
]);
const nameOf = (path: string) => path.slice("/app/".length, -".ts".length);

const mostGrowth = 2.5;
const plainEach = 24;
const mixedEach = 20;
/** Builds the caches of functions, one per language. */
const warmUps = ["断りのメール", "an email to my boss", "un correo para mi jefe"];

const rows = Object.entries(textFunctions).flatMap(([file, functions]) =>
  Object.entries(functions).map(([name, taken]) => ({ file, name, taken })),
);

/** Whether the work grows too fast from each of these text sizes to the next. */
async function growsTooFast(call: (text: string) => unknown, text: Repeating, longest: number) {
  const of = (size: number) => workOf(() => call(text.ofSize(size)));
  const [half, whole] = [await of(longest / 2), await of(longest)];
  if (whole <= mostGrowth * half) return null;
  // One step alone may change the kind of reading, as for a table. Growth continues.
  const works = [await of(longest / 4), half, whole, await of(longest * 2)];
  const steps = works.slice(1).map((work, index) => work > mostGrowth * works[index]!);
  return (steps[0] || steps[2]) && `${text.name}: ${works.join(", ")}`;
}

test.each(rows)("$file: $name", async ({ file, name, taken }) => {
  const alone = (await modules[`/app/${file}.ts`]!())[name] as (text: string) => unknown;
  const [longest, call] = typeof taken === "number" ? [taken, alone] : taken;
  for (const text of warmUps) await workOf(() => call(text));
  // Each function continues the texts after those of the one before.
  const at = rows.findIndex((row) => row.file === file && row.name === name);
  const first = (at * plainEach) % plainTexts.length;
  const plain = [...plainTexts, ...plainTexts].slice(first, first + plainEach);
  const texts = someOf([...plain, ...mixedTexts(at, mixedEach)], 3, at);
  const faults: (string | null | false | undefined)[] = [];
  for (const text of texts) faults.push(await growsTooFast(call, text, longest));
  expect(faults.filter(Boolean), seedHint).toEqual([]);
});

test("quadratic work is found", async () => {
  const [text] = mixedTexts(1, 0);
  const square = (read: (text: string) => unknown) => growsTooFast(read, text!, 4_000);
  expect(await square((whole) => Array.from(whole, (_, at) => whole.slice(at)))).toBeTruthy();
  expect(await square((whole) => Array.from(whole, () => /[^]*/.test(whole)))).toBeTruthy();
  expect(await square((whole) => Array.from(whole, (sign) => whole.includes(sign)))).toBeTruthy();
  expect(await square((whole) => whole.split(""))).toBeNull();
});

test("the work of libraries is counted", async () => {
  const text = "word, word\n".repeat(500);
  const works = {
    yaml: await workOf(() => parseYamlSafely(`a: [${"x,".repeat(500)}]`, openBudget())),
    diff: await workOf(() => diffArrays([...text], [...text].toReversed())),
    fflate: await workOf(() => zipSync({ a: new TextEncoder().encode(text) }, { level: 3 })),
    zod: await workOf(() => z.array(z.string()).parse(Array.from(text))),
    "markdown-it": await workOf(() => new MarkdownIt().parse(text, {})),
  };
  expect(Object.entries(works).filter(([, work]) => work < 500)).toEqual([]);
  expect(Object.keys(works).sort()).toEqual([...countedLibraries].sort());
});

test("every function of these folders is in the table, or listed as without text", async () => {
  const open: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    if (/\.server\.ts$|\/ui\/[^/]+\/|\/features\/.*\/ui\//.test(path)) continue;
    const file = nameOf(path);
    for (const [name, value] of Object.entries(await load()))
      if (
        typeof value === "function" &&
        !textFunctions[file]?.[name] &&
        !functionsWithoutText[file]?.includes(name)
      )
        open.push(`${file}: ${name}`);
  }
  expect(open).toEqual([]);
});

test("both lists name existing functions only", async () => {
  const listed = [
    ...Object.entries(textFunctions).map(([file, names]) => [file, Object.keys(names)] as const),
    ...Object.entries(functionsWithoutText),
  ];
  for (const [file, names] of listed) {
    const module = await modules[`/app/${file}.ts`]?.();
    for (const name of names) expect(module?.[name], `${file}: ${name}`).toBeDefined();
  }
});
