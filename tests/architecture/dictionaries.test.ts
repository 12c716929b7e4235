import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { dictionaries } from "~/i18n/dictionaries.server";
import { emails } from "~/i18n/emails.server";
import { languages, type Language } from "~/domain/languages";

import { parseModule } from "../support/formats/parse-module";

const app = join(import.meta.dirname, "../../app");
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

type Words = string | readonly Words[] | { readonly [key: string]: Words };

/** The sentences of a dictionary by key, `namespace:path.to.key`; a list's keys end in an index. */
function sentences(words: object): Map<string, string> {
  const flat = (value: Words, path: string): [string, string][] =>
    typeof value === "string"
      ? [[path, value]]
      : Object.entries(value).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
  return new Map(
    Object.entries(words).flatMap(([namespace, value]: [string, Words]) =>
      flat(value, namespace).map(([path, text]) => [path.replace(".", ":"), text] as const),
    ),
  );
}

const sentencesIn = (language: Language) =>
  sentences({ ...dictionaries[language], emails: emails[language] });

const source = sentencesIn("ja");
const translated = languages.filter((language) => language !== "ja");

/** Proper names, and terms the specification has in English in every language. */
const alike =
  /^(Google|Facebook|Instagram|GitHub|AI|SEO|IoT|3D|Deep Thinking|Page Not Found|Powered by \{\{product\}\})$/;

/** Sentences of a language with the same spelling as in an earlier one, besides bare values. */
const alikeIn: Record<Exclude<Language, "ja" | "en">, RegExp> = {
  es: /^(Prompts?|Prompts: .*|Video|Marketing|Email marketing|Feedback|Blockchain|Motion graphics|Hatena( Bookmark)?|X \(Twitter\))$/,
};

const bareValues = /^[{}\w ,/]*\}\}$/;

const marks = (text: string) =>
  [...text.matchAll(/\{\{.*?\}\}|<\/?\w+>|\*\*/g)].map(([mark]) => mark).toSorted();

describe.each(translated)("the dictionary %s", (language) => {
  const target = sentencesIn(language);

  test("has the keys of the Japanese one, and no others", () => {
    expect([...target.keys()].toSorted()).toEqual([...source.keys()].toSorted());
  });

  test("is translated", () => {
    const left = [...target].filter(
      ([key, text]) => japanese.test(text) || (text === source.get(key) && !alike.test(text)),
    );
    expect(left).toEqual([]);
  });

  test("has the same placeholders and parts in each sentence", () => {
    const astray = [...source].filter(
      ([key, text]) => marks(text).join() !== marks(target.get(key) ?? "").join(),
    );
    expect(astray).toEqual([]);
  });
});

/** Each translated language with one before it. */
const pairs = translated.flatMap((language, at) =>
  language === "en" ? [] : translated.slice(0, at).map((earlier) => ({ language, earlier })),
);

test.each(pairs)("the dictionary $language is no copy of $earlier", ({ language, earlier }) => {
  const before = sentencesIn(earlier);
  const copied = [...sentencesIn(language)].filter(
    ([key, text]) =>
      text === before.get(key) &&
      !alike.test(text) &&
      !alikeIn[language].test(text) &&
      !bareValues.test(text),
  );
  expect(copied).toEqual([]);
});

/** Files that may name a key or contain text. */
const files = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !/\.test(-[a-z]+)?\.ts$|^i18n\/locales\//.test(file))
  .map((file) => ({ file, ...parseModule(join(app, file)) }));

/** Composed keys, e.g. `flash.${flash}`, as patterns with a wildcard per value. */
const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll(".", "\\.").replaceAll("${}", "([^.]+)")}$`);

/** Lists of every code or flash, used or not. */
const lists = ["errors.ts", "http/flash.ts"];

/** Possible values in composed keys. */
const values = new Set(
  files
    .filter(({ file }) => !lists.includes(file))
    .flatMap(({ strings, properties }) => [...strings, ...properties]),
);

test("every sentence of the dictionaries is used", () => {
  const uses = files.map(({ strings, templates, calls }) => ({
    namespaces: new Set([
      "shell",
      ...calls
        .filter(({ name }) => ["useTranslation", "translator", "Translate"].includes(name))
        .flatMap((call) => call.strings),
    ]),
    keys: new Set(strings),
    patterns: [
      ...templates.filter((template) => /^[\w.:]*[.:]\$\{\}[\w.:${}]*$/.test(template)).map(patternOf),
      // A whole branch, e.g. `t.all("search")`.
      ...calls
        .filter(({ name }) => name === "all")
        .flatMap((call) => call.strings.map((key) => new RegExp(`^${key}\\.`))),
    ],
  }));
  const isUsed = (full: string) => {
    const [namespace, key] = full.replace(/\.\d+$/, "").split(":") as [string, string];
    return uses.some(({ namespaces, keys, patterns }) =>
      [`${namespace}:${key}`, ...(namespaces.has(namespace) ? [key] : [])].some(
        (name) =>
          keys.has(name) ||
          patterns.some((pattern) =>
            pattern
              .exec(name)
              ?.slice(1)
              .every((part) => values.has(part)),
          ),
      ),
    );
  };
  expect(isUsed("library:card.nothing")).toBe(false);
  expect([...source.keys()].filter((key) => !key.startsWith("emails:") && !isUsed(key))).toEqual([]);
});

/** Files with Japanese as data: readers and writers of prompts, words of searches, and names of the specification. */
const rooms = [
  /^features\/(generator\/(reading|composing)|optimizer)\//,
  /^features\/generator\/model\/text-checks\.ts/,
  /^features\/town\/(suggestion\/|category-tree\.ts)/,
  /^features\/sharing\/(describe-builtin|social-links)\.ts/,
  /^domain\//,
  /^features\/translation\/instructions\.server\.ts/,
  /^platform\/(pictures\/break-costs|search\/words)\.ts/,
  /^features\/transfer\/reading\/column-names\.ts/,
];

test("no Japanese is written outside the dictionaries and the constants", () => {
  const astray = files
    .filter(({ strings, templates }) => [...strings, ...templates].some((text) => japanese.test(text)))
    .filter(({ file }) => !rooms.some((room) => room.test(file)))
    .map(({ file }) => file);
  expect(astray).toEqual([]);
});
