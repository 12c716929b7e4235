import { href } from "react-router";

import type { Language } from "~/domain/languages";

import type { Mark } from "./page-marks";
import { translatePage } from "./translate-page";
import { openTranslationMemory } from "./translation-memory";

/** Translates the page and its changes until it is stopped; stores translations under `key`, and reports notes to `onMarks`. */
export const translateSite = (language: Language, key: string, onMarks: (marks: readonly Mark[]) => void) =>
  translatePage({
    language,
    onMarks,
    memory: openTranslationMemory(openStorage(), key, Date.now),
    fetchTranslations,
  });

function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The translations of some texts; null where the server leaves one unchanged. */
async function fetchTranslations(
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
): Promise<(string | null)[]> {
  const response = await fetch(href("/api/translate/batch"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ texts, targetLanguage: language, sourceLanguage: "ja" }),
    signal,
  });
  if (!response.ok) throw new Error(`translation: ${response.status}`);
  const { translatedTexts, translated } = (await response.json()) as {
    translatedTexts: string[];
    translated: boolean[];
  };
  return texts.map((_, index) => (translated[index] ? translatedTexts[index]! : null));
}
