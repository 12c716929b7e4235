import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { en } from "../../app/i18n/locales/en";
import { emails as emailsEn } from "../../app/i18n/locales/en/emails";
import { es } from "../../app/i18n/locales/es";
import { emails as emailsEs } from "../../app/i18n/locales/es/emails";
import { ja } from "../../app/i18n/locales/ja";
import { emails as emailsJa } from "../../app/i18n/locales/ja/emails";
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

const source = sentences({ ...ja, emails: emailsJa });
const others = { en: sentences({ ...en, emails: emailsEn }), es: sentences({ ...es, emails: emailsEs }) };

/** Proper names, and terms the specification has in English in every language. */
const alike =
  /^(Google|Facebook|Instagram|GitHub|AI|SEO|IoT|3D|Deep Thinking|Page Not Found|Powered by \{\{product\}\})$/;

/** Sentences with the same spelling in Spanish and English, besides bare values. */
const alikeInSpanish =
  /^(Prompts?|Prompts: .*|Video|Marketing|Email marketing|Feedback|Blockchain|Motion graphics|Hatena Bookmark|X \(Twitter\)|[{}\w ,/]*\}\})$/;

const marks = (text: string) =>
  [...text.matchAll(/\{\{.*?\}\}|<\/?\w+>|\*\*/g)].map(([mark]) => mark).toSorted();

describe.each(["en", "es"] as const)("the dictionary %s", (language) => {
  const target = others[language];

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

test("the Spanish dictionary is no copy of the English one", () => {
  const copied = [...others.es].filter(
    ([key, text]) => text === others.en.get(key) && !alike.test(text) && !alikeInSpanish.test(text),
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

/** Lists of every code or notice, used or not. */
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

/** Files with Japanese as data: readers and writers of prompts, and names of the specification. */
const rooms = [
  /^features\/(reading|composing|optimization)\//,
  /^features\/model\/text-checks\.ts/,
  /^features\/town\/(suggestion\/|category-tree\.ts)/,
  /^features\/sharing\/(describe-builtin|social-links)\.ts/,
  /^domain\//,
  /^features\/translation\/instructions\.server\.ts/,
  /^platform\/pictures\/break-costs\.ts/,
  /^languages\.ts/,
  /^features\/transfer\/reading\/column-names\.ts/,
];

test("no Japanese is written outside the dictionaries and the constants", () => {
  const astray = files
    .filter(({ strings, templates }) => [...strings, ...templates].some((text) => japanese.test(text)))
    .filter(({ file }) => !rooms.some((room) => room.test(file)))
    .map(({ file }) => file);
  expect(astray).toEqual([]);
});
