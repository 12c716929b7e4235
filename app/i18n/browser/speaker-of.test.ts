import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";

import { languages } from "~/languages";

import { i18nOptions } from "../config";
import { ja, type Dictionary } from "../locales/ja";
import { dictionaries } from "../server/dictionaries";
import { wordsOf } from "../server/words-of";
import { makeSpeakerOf } from "../speech/make-speaker-of";
import { speakerOf } from "./speaker-of";
import { fetchWanted, fetchWords } from "./word-store";

const namespaces = Object.keys(ja) as (keyof Dictionary)[];

/** The path of every sentence and of every part of a dictionary. */
const paths = (words: object, beginning = ""): string[] =>
  Object.entries(words).flatMap(([key, word]) => [
    beginning + key,
    ...(typeof word === "object" ? paths(word as object, `${beginning}${key}.`) : []),
  ]);

/** A value for everything that a sentence can name; what it gives a format to has one that differs by language. */
const values = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (_, name) =>
      name === "providers" ? ["Google", "<b>", "$&"] : name === "name" ? "{{x}} $1" : 1234567,
    has: () => true,
  },
);
const known = Object.fromEntries(
  [...JSON.stringify(dictionaries).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => [name!, values[name!]]),
);

const speakerOnServer = makeSpeakerOf(wordsOf);

describe.each(languages)("a page in %s", (language) => {
  test.each(namespaces)(
    "says every sentence of %s as i18next does, on the server and in the browser",
    async (namespace) => {
      await Promise.all([fetchWords(language, namespace), fetchWords(language, "shell")]);
      const i18next = createInstance();
      await i18next.init({ ...i18nOptions, lng: language, resources: dictionaries });
      const options = { ...known, returnObjects: true };
      const ofI18next = i18next.getFixedT(language, namespace) as unknown as (
        key: string,
        with_: object,
      ) => unknown;
      for (const speaker of [speakerOf, speakerOnServer]) {
        const say = speaker(language, namespace);
        for (const path of paths(dictionaries[language][namespace])) {
          const sentence = ofI18next(path, options);
          expect([path, say(path, options)]).toEqual([path, sentence]);
          expect(say(`${namespace}:${path}`, options)).toEqual(sentence);
        }
      }
    },
  );
});

test("no sentence has a form for a number, which pages would not choose", () => {
  const forms = Object.values(dictionaries).flatMap((dictionary) =>
    paths(dictionary).filter((path) => path.endsWith("_other")),
  );
  expect(forms).toEqual([]);
});

test("a value that is not given leaves nothing behind, and a sentence that is not there is said as its key", async () => {
  await fetchWanted("ja");
  expect(speakerOf("ja", "shell")("copyright")).toBe(ja.shell.copyright.replaceAll(/\{\{.*?\}\}/g, ""));
  expect(speakerOf("ja", "shell")("nothing.here")).toBe("nothing.here");
});

test("a language and a namespace are always spoken by the same", () => {
  expect(speakerOf("en", "town")).toBe(speakerOf("en", "town"));
  expect(speakerOf("en", "town")).not.toBe(speakerOf("es", "town"));
});
