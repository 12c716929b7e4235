import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { en } from "../../app/i18n/locales/en";
import { emails } from "../../app/i18n/locales/en/emails";
import { privacy } from "../../app/i18n/locales/en/privacy";
import { terms } from "../../app/i18n/locales/en/terms";
import { api } from "../../app/i18n/locales/en/api";

const root = join(import.meta.dirname, "../..");

/** British spellings of words with an American one, in any form and compound. */
const british =
  /\b\w*(?:colour|favour|behaviour|honour|labour(?!s? party)|neighbour|harbour|humour|flavour|rumour|centre|theatre|metre(?!s? per)|licence|defence|offence|catalogue|dialogue\b|programme(?!d|r)|grey|whilst|amongst|learnt|spelt|judgement|enquir|fulfil(?:s|ment)?\b|cancell(?:ed|ing)\b|travell|modell(?:ed|ing)|labell(?:ed|ing)|(?:organ|recogn|optim|personal|summar|custom|author|apolog|emphas|categor|priorit|minim|maxim|real|special|visual|final|standard|util|memor|general)is(?:e|ed|es|er|ers|ing|ation)\b|analys(?:e|ed|er|ing)\b)\w*/gi;

const found = (text: string) => [...new Set(text.match(british) ?? [])];

/** Every text of a value at any depth, without keys. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values((value ?? {}) as object).flatMap(textsOf);

test("the texts of the interface have American spelling", () => {
  const texts = textsOf([en, emails, privacy, terms, api]);
  expect(texts.length).toBeGreaterThan(500);
  expect(found(texts.join("\n"))).toEqual([]);
});

test("the documents have American spelling", () => {
  const files = ["README.md", ...globSync("docs/**/*.md", { cwd: root })];
  for (const file of files) {
    // Names in code keep their spelling.
    const text = readFileSync(join(root, file), "utf8").replaceAll(/`[^`\n]*`/g, "");
    expect(found(text), file).toEqual([]);
  }
});
