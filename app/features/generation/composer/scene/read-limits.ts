import type { Language } from "~/languages";

const limits: Record<Language, RegExp> = {
  ja: /[^、。，．,.\s「」（）()にはがをも]{1,14}(?:は|を|も|が)?(?:なし(?!で?も|を)|無し|禁止|不要|抜き|(?:入れ|写さ|使わ|出さ|描か|映さ|含め)ない(?:で(?:ください)?|こと)?|(?:入れ|写さ|使わ|映さ)ず(?:に)?|NG)/gu,
  en: /(?<![\p{L}])(?:no|without(?: any)?|don['’]t (?:show|include|use|add)|do not (?:show|include|use|add)|avoid)\s+[^,.;:!?\n()]{2,60}?(?=[,.;:!?\n()]|$|\s(?:but|in|for|at|with|on|vertical|square)\s)/giu,
  es: /(?<![\p{L}])(?:sin|no (?:mostrar|incluir|usar|pongas|uses|incluyas)|nada de|evita(?:r)?)\s+[^,.;:!?\n()]{2,60}?(?=[,.;:!?\n()]|$|\s(?:pero|en|para|con|de)\s)/giu,
};

/** What must not appear, in the purpose's own words ("文字なし", "no text", "sin personas"). */
export function readLimits(text: string, language: Language): string[] {
  const found = [...text.matchAll(limits[language])].map((match) => match[0].trim());
  return [...new Set(found)].slice(0, 4);
}
