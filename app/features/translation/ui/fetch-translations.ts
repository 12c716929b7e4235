import { href } from "react-router";

/** What the server makes of some texts: null where it leaves one as it is. */
export async function fetchTranslations(
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
