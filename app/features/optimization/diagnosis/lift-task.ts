import type { Language } from "~/languages";

import { phrases } from "./phrases";
import { promptForm } from "./prompt-form";
import { requestsOf } from "./requests";
import { maskPrompt } from "./mask-prompt";

const leastBefore: Record<Language, number> = { ja: 110, en: 300, es: 300 };
/** A task has to stand in the last part of the text to be buried. */
const latest = 0.6;

/** A background tells of the one who asks. */
const told: Record<Language, RegExp> = {
  ja: /私|僕|わたし|うち|当社|弊社|当店|自社|我が|しています|ています|ました|てい(?:る|た)/,
  en: /\b(?:I|we|my|our|us)\b/,
  es: /(?<!\p{L})(?:mi|mis|me|nos|nuestr[oa]s?|yo|tengo|trabajo|estoy|soy|somos|tenemos|llevo|quiero)(?!\p{L})/iu,
};

/** What is said to the AI before is a part of the task. */
const instructs: Record<Language, RegExp> = {
  ja: /あなたは|[してい]てください|しないで/,
  en: /\b(?:you|your|act as|must|using \w+,)\b|^[A-Z][\w ]{1,30}:/im,
  es: /(?<!\p{L})(?:eres|act[úu]a|tu papel|debes)(?!\p{L})|^\p{Lu}[\p{L} ]{1,30}:/imu,
};

/** What points back to the text that will follow the task once it stands first. */
const back: Record<Language, readonly [RegExp, string][]> = {
  ja: [
    [/上記の|上の|これらの(?=(?:文章|内容|情報|背景|状況|条件|データ))/g, "以下の"],
    [
      /これらを(?:踏まえて|もとに|元に)|以上を(?:踏まえて|もとに|元に)|上記を(?:踏まえて|もとに|元に)/g,
      "以下の背景を踏まえて",
    ],
  ],
  en: [
    [/\bthe above\b/gi, "the background below"],
    [/\babove\b/gi, "below"],
    [/^(?:so|now)[, ]+/i, ""],
    [/\bbased on (?:this|that)\b/gi, "based on the background below"],
    [/\b(?:given|with) (?:this|that)(?: in mind)?\b/gi, "given the background below"],
  ],
  es: [
    [/(?<!\p{L})(?:lo anterior|todo esto)(?!\p{L})/giu, "el contexto siguiente"],
    [/(?<!\p{L})(?:anterior(?:es)?|de arriba)(?!\p{L})/giu, "de abajo"],
    [/^(?:as[íi] que|ahora|por eso)[, ]+/iu, ""],
    [/(?<!\p{L})con esto(?!\p{L})/giu, "con el contexto siguiente"],
    [/teniendo esto en cuenta/giu, "teniendo en cuenta el contexto siguiente"],
  ],
};

/** Puts a task that follows a long background in front of it; null where the task is not buried. */
export function liftTask(text: string, language: Language): string | null {
  const form = promptForm(text);
  if (form.heading !== "none" || /^[^\S\n\r]*(?:[-*・•]|\d+[.)])\s/m.test(text)) return null;
  const spoken = maskPrompt(text);
  const requests = requestsOf(/\p{L}/u.test(spoken) ? spoken : text, language);
  const [first] = requests;
  if (!first || first.start < leastBefore[language] || first.start < text.length * latest) return null;
  const before = text.slice(0, first.start).trim();
  const pointing = back[language]
    .slice(0, 2)
    .some(([pattern]) => text.slice(first.start).search(pattern) >= 0);
  if (!pointing && !told[language].test(before)) return null;
  if (instructs[language].test(before)) return null;
  const task = text.slice(first.start).trim();
  if (before === "" || task === "" || /```/.test(task)) return null;
  const pointed = back[language].reduce((rest, [pattern, words]) => rest.replace(pattern, words), task);
  const head = pointed.charAt(0).toUpperCase() + pointed.slice(1);
  const colon = language === "ja" ? "：\n" : ":\n";
  const { background } = phrases[language];
  return `${head}\n\n${background + colon + before}`;
}
