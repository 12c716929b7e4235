import { describe, expect, test } from "vitest";

import { type Language, languages } from "~/domain/languages";

import type { LegalArticle, LegalDocument } from "./legal-document";
import { privacy, terms } from "./legal-documents.server";

const translated = languages.filter((language) => language !== "ja");

const dates: Record<Language, string> = {
  ja: "2025年2月16日 制定",
  en: "Effective 16 February 2025",
  es: "En vigor desde el 16 de febrero de 2025",
};

const numberedTitle: Record<Language, (number: number) => RegExp> = {
  ja: (number) => new RegExp(`^第${number}条（[^（）]+）$`),
  en: (number) => new RegExp(`^${number}\\. [A-Z]`),
  es: (number) => new RegExp(`^${number}\\. [A-ZÁÉÍÓÚ]`),
};

/** A reference to another article of the same document. */
const reference: Record<Language, RegExp> = {
  ja: /第(\d+)条(?!の\d)/g,
  en: /\bsection (\d+)/g,
  es: /(?:cláusula|apartado) (\d+)/g,
};

const body = (article: LegalArticle) => [...article.paragraphs, ...(article.items ?? [])];

const strings = (document: LegalDocument) => [
  document.title,
  document.date,
  document.lead,
  ...document.articles.flatMap((article) => [article.title, ...body(article)]),
];

const shape = (document: LegalDocument) =>
  document.articles.map(({ paragraphs, items }) => ({
    paragraphs: paragraphs.length,
    items: items?.length ?? 0,
  }));

const references = (document: LegalDocument, language: Language) =>
  document.articles.map((article) =>
    body(article)
      .flatMap((text) => [...text.matchAll(reference[language])])
      .map(([, number]) => Number(number)),
  );

describe.each([
  { name: "the terms", documents: terms, articles: 11 },
  { name: "the privacy policy", documents: privacy, articles: 8 },
])("$name", ({ documents, articles }) => {
  test.each(languages)("have their articles, numbered in order, in %s", (language) => {
    const { articles: found } = documents[language];
    expect(found).toHaveLength(articles);
    found.forEach(({ title }, index) => expect(title).toMatch(numberedTitle[language](index + 1)));
  });

  test.each(languages)("carry the date of the specification in %s", (language) => {
    expect(documents[language].date).toBe(dates[language]);
  });

  test.each(languages)("have no empty or untrimmed text in %s", (language) => {
    for (const text of strings(documents[language])) {
      expect(text).not.toBe("");
      expect(text).toBe(text.trim());
    }
    for (const { paragraphs } of documents[language].articles) expect(paragraphs).not.toHaveLength(0);
  });

  test.each(languages)(
    "name the support address in their last article, and no other mark, in %s",
    (language) => {
      const document = documents[language];
      expect(body(document.articles.at(-1)!).join("\n")).toContain("{{supportEmail}}");
      expect(strings(document).join("\n").replaceAll("{{supportEmail}}", "")).not.toMatch(/[{}]/);
    },
  );

  test.each(translated)("have as many paragraphs and items per article in %s as in ja", (language) => {
    expect(shape(documents[language])).toEqual(shape(documents.ja));
  });

  test.each(translated)("point from the same articles to the same articles in %s as in ja", (language) => {
    expect(references(documents.ja, "ja").flat()).not.toHaveLength(0);
    expect(references(documents[language], language)).toEqual(references(documents.ja, "ja"));
  });

  test.each(translated)("contain no Japanese characters in %s", (language) => {
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;
    for (const text of strings(documents[language])) expect(text).not.toMatch(japanese);
  });
});
