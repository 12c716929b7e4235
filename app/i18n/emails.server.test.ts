import { describe, expect, test } from "vitest";

import { languages, type Language } from "~/domain/languages";
import { emailKinds, noticeKinds, type LetterKind } from "~/domain/kinds";

import { emails, writeEmail } from "./emails.server";

const link = "https://town.example/auth/verify?token=Ab_9-x&lang=ja";

const products = { ja: "プロンプトの街", en: "Prompt Town", es: "Ciudad de Prompts" };

const lifetimes: Partial<Record<LetterKind, Record<Language, string>>> = {
  email_verification: { ja: "24時間", en: "24 hours", es: "24 horas" },
  password_reset: { ja: "1時間", en: "one hour", es: "una hora" },
  email_change: { ja: "1時間", en: "one hour", es: "una hora" },
  email_change_requested: { ja: "1時間", en: "one hour", es: "una hora" },
  account_ending: { ja: "7日後", en: "7 days", es: "7 días" },
};

const kinds: LetterKind[] = [...emailKinds, ...noticeKinds];

const cases = languages.flatMap((language) => kinds.map((kind) => ({ language, kind })));

describe.each(cases)("the email $kind in $language", ({ language, kind }) => {
  const words = emails[language][kind];
  const { subject, text, html } = writeEmail({ language, kind, link });

  test("names the product in its subject, on one line", () => {
    expect(subject).toContain(products[language]);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test("has the link on a line of its own in the text", () => {
    expect(text.split("\n")).toContain(link);
  });

  test("says how long the link works, or the account", () => {
    expect(text).toContain(lifetimes[kind]?.[language] ?? "");
  });

  test("is marked with its language", () => {
    expect(html).toContain(`<html lang="${language}">`);
  });

  test("has the link as a button and as text, escaped, and no other address", () => {
    const escaped = "https://town.example/auth/verify?token=Ab_9-x&amp;lang=ja";
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}</a>`);
    expect(html.replaceAll(escaped, "")).not.toMatch(/https?:|src=|url\(/);
  });

  test("says the same in both forms", () => {
    for (const part of [...words.lead, words.action, ...words.notes]) {
      expect(text).toContain(part);
      expect(html).toContain(`>${part}</`);
    }
  });

  test("has no empty or untrimmed text, and no placeholder left", () => {
    for (const part of [words.subject, ...words.lead, words.action, ...words.notes]) {
      expect(part).not.toBe("");
      expect(part).toBe(part.trim());
      expect(part).not.toMatch(/[{}]/);
    }
  });
});

test("a link cannot break out of the HTML", () => {
  const hostile = `https://town.example/"><script>alert('1')</script>`;
  const { html } = writeEmail({ language: "en", kind: "password_reset", link: hostile });
  expect(html).not.toContain("<script");
  expect(html).toContain(
    `href="https://town.example/&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"`,
  );
});

const translated = languages.filter((language) => language !== "ja");

test.each(translated)("emails in %s cover the Japanese text, without Japanese", (language) => {
  const shape = (words: { lead: string[]; notes: string[] }) => [words.lead.length, words.notes.length];
  for (const kind of kinds) {
    expect(shape(emails[language][kind])).toEqual(shape(emails.ja[kind]));
    const { subject, text } = writeEmail({ language, kind, link });
    expect(subject + text).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  }
});
