import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { en } from "../../app/i18n/locales/en";
import { emails as emailsEn } from "../../app/i18n/locales/en/emails";
import { es } from "../../app/i18n/locales/es";
import { emails as emailsEs } from "../../app/i18n/locales/es/emails";
import { ja } from "../../app/i18n/locales/ja";
import { emails as emailsJa } from "../../app/i18n/locales/ja/emails";

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

/** Files that may name a key or contain text, without their comments. */
const files = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !/\.test(-[a-z]+)?\.ts$|^i18n\/locales\//.test(file))
  .map((file) => ({
    file,
    code: readFileSync(join(app, file), "utf8").replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ""),
  }));

const literals = (code: string) => [...code.matchAll(/"([^"\n]*)"/g)].map((match) => match[1]!);

/** Composed keys, e.g. `flash.${flash}`, as patterns with a wildcard per value. */
const templates = (code: string) =>
  [...code.matchAll(/`([\w.:]*[.:]\$\{[^`\n]*)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "([^.]+)")}$`),
  );

/** Lists of every code or notice, used or not. */
const lists = ["errors.ts", "http/flash.ts"];

const words = new Set(
  files
    .filter(({ file }) => !lists.includes(file))
    .flatMap(({ code }) => [
      ...literals(code),
      ...[...code.matchAll(/([\p{L}\d_]+)\??:/gu)].map((match) => match[1]!),
    ]),
);

/** Keys of a whole branch of sentences, e.g. `t.all("search")`. */
const groups = (code: string) =>
  [...code.matchAll(/\.all\("([\w.:]+)"/g)].map(([, key]) => new RegExp(`^${key}\\.`));

test("every sentence of the dictionaries is used", () => {
  const said = files.map(({ code }) => {
    const calls = [...code.matchAll(/(?:useTranslation|translator)\(([^)]*)\)|Translate<([^>]*)>/g)];
    const namespaces = new Set(["shell", ...calls.flatMap(([call]) => literals(call))]);
    return { namespaces, keys: new Set(literals(code)), patterns: [...templates(code), ...groups(code)] };
  });
  const isSaid = (full: string) => {
    const [namespace, key] = full.replace(/\.\d+$/, "").split(":") as [string, string];
    return said.some(({ namespaces, keys, patterns }) =>
      [`${namespace}:${key}`, ...(namespaces.has(namespace) ? [key] : [])].some(
        (name) =>
          keys.has(name) ||
          patterns.some((pattern) =>
            pattern
              .exec(name)
              ?.slice(1)
              .every((part) => words.has(part)),
          ),
      ),
    );
  };
  expect([...source.keys()].filter((key) => !key.startsWith("emails:") && !isSaid(key))).toEqual([]);
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
];

test("no Japanese is written outside the dictionaries and the constants", () => {
  const astray = files
    .filter(({ file, code }) => japanese.test(code) && !rooms.some((room) => room.test(file)))
    .map(({ file }) => file);
  expect(astray).toEqual([]);
});
