import { describe, expect, test } from "vitest";

import { languages } from "~/domain/languages";

import { loadNamespace, loadNeeded, translator as browserTranslator } from "./dictionaries.browser";
import { dictionaries, translator } from "./dictionaries.server";
import { ja } from "./locales/ja";
import { createTranslator, type Namespace, type Translate, type Values } from "./translate";

const namespaces = Object.keys(ja) as Namespace[];

/** A dictionary for the test in place of `shell`. */
const translate = (sentences: object) =>
  createTranslator(() => sentences as never)("es", "shell") as unknown as {
    (key: string, values?: Values): unknown;
    all: (key: string, values?: Values) => unknown;
  };

describe.each(languages)("the dictionary in %s", (language) => {
  test.each(namespaces)("translates %s in the browser as on the server", async (namespace) => {
    await loadNamespace(language, namespace);
    const translateAll = (t: Translate<Namespace>) =>
      Object.keys(dictionaries[language][namespace]).map((key) => t.all(`${namespace}:${key}` as never));
    const sentences = translateAll(translator(language, namespace) as Translate<Namespace>);
    expect(sentences.length).toBeGreaterThan(0);
    expect(translateAll(browserTranslator(language, namespace) as Translate<Namespace>)).toEqual(sentences);
  });
});

test("a key is a path in the default namespace, or in the namespace that it names", () => {
  expect(translator("en", "shell")("menu.open")).toBe(dictionaries.en.shell.menu.open);
  expect(translator("en", "town")("shell:menu.open")).toBe(dictionaries.en.shell.menu.open);
});

test("values replace their placeholders as plain text, numbers and lists in the language's format", () => {
  const t = translate({
    greeting: "{{name}} y {{ name }}",
    count: "{{count, number}} de {{total}}",
    list: "{{names, list}}",
  });
  expect(t("greeting", { name: "{{x}} $& <b>" })).toBe("{{x}} $& <b> y {{x}} $& <b>");
  expect(t("count", { count: 1_234_567, total: 1_234_567 })).toBe("1.234.567 de 1234567");
  expect(t("list", { names: ["a", "b", "c"] })).toBe("a, b y c");
});

test("a missing value leaves nothing, a missing sentence is its key", () => {
  const t = translate({ greeting: "Hola, {{name}}.", nested: { one: "1" } });
  expect(t("greeting")).toBe("Hola, .");
  expect(t("nested.two.three")).toBe("nested.two.three");
});

test("an error of a newer server has the general sentence", () => {
  const t = translator("es", "shell") as unknown as (key: string) => string;
  expect(t("errors:code_of_tomorrow")).toBe(dictionaries.es.errors.internal);
  expect(t("errors:field.code_of_tomorrow")).toBe(dictionaries.es.errors.internal);
});

test("a branch or list has all of its sentences, with their values", () => {
  const t = translate({ search: { label: "Buscar en {{place}}", hints: ["{{place}}", "todo"] } });
  expect(t.all("search", { place: "la ciudad" })).toEqual({
    label: "Buscar en la ciudad",
    hints: ["la ciudad", "todo"],
  });
});

test("a language and a namespace have one translate function", async () => {
  await loadNeeded("en");
  expect(browserTranslator("en", "town")).toBe(browserTranslator("en", "town"));
  expect(browserTranslator("en", "town")).not.toBe(browserTranslator("es", "town"));
});

test("no sentence has a plural form, which the translate function would not choose", () => {
  const paths = (branch: object): string[] =>
    Object.entries(branch).flatMap(([key, part]) => [
      key,
      ...(typeof part === "object" ? paths(part as object) : []),
    ]);
  expect(
    Object.values(dictionaries)
      .flatMap(paths)
      .filter((key) => key.endsWith("_other")),
  ).toEqual([]);
});
