import { foldText } from "~/features/text/fold-text";
import { givesRole } from "~/features/generator/reading/is-prompt";
import { knownLanguage } from "~/features/generator/reading/language";
import { sentencesOf } from "~/features/text/segments";
import type { Language } from "~/domain/languages";

/** Maximum number of sentences that are told, of those that are read, and length of one in characters. */
const mostTold = 3;
const mostSentences = 200;
const longestSentence = 240;

const mark = /^\s{0,12}(?:[-*+・•●▶]\s?|\d{1,2}[.)．）、](?!\d)\s?)?/u;

/** Signs of a fact that only the person knows: a name, a date. */
const facts: Record<Language, RegExp> = {
  ja: /[ァ-ヴー]{3,}|[\p{Script=Han}\p{Script=Hiragana}](?:さん|様|先生|くん|ちゃん)|[月火水木金土日]曜|[来今先](?:週|月|年)|明日|あさって|明後日|昨日|週末|平日|毎[日週月朝晩]|祝日|午前|午後|正午|夕方/u,
  en: /(?<=[\p{L},;:] )\p{Lu}\p{Ll}{2,}|\b(?:tomorrow|yesterday|(?:next|last|this) (?:week|month|year)|weekends?|weekdays?|noon|midnight)\b/u,
  es: /(?<=[\p{L},;:] )\p{Lu}\p{Ll}{2,}|(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mañana|ayer|(?:próxim[oa]|pasad[oa]) (?:semana|mes|año)|mediodía)(?!\p{L})/u,
};
/** Names of AIs, and words of stress, which are none. */
const empty = /chatgpt|gpt|claude|gemini|copilot|チャットgpt|絶対/giu;

/** Signs of a ban, and of one of a manner, for which an AI may have words of its own. */
const bans: Record<Language, RegExp> = {
  ja: /ない(?:で|こと|ように)|(?<!すみ|もらえ|いただけ|くれ)ません|せず|禁止|(?:は|を)(?:避け|除)|以外|不要|なし(?:で|に|。|$)|(?<!\p{L})NG/u,
  en: /\b(?:not(?! too much)|never|no|without(?! you)|except|avoid|don['’]t|doesn['’]t|can['’]t|nobody|nothing)\b/iu,
  es: /(?<!\p{L})(?:no|nunca|sin|nada|nadie|salvo|excepto|evita)(?!\p{L})/iu,
};
const manners: Record<Language, RegExp> = {
  ja: /難し|むずかし|専門|業界用語|堅|硬|冗長|長々|長く|間違|まちがえ|ミス|失敗|手を抜|推測|想像|分から|わから|かもしれない|ではない/u,
  en: /\b(?:jargon|difficult|complicated|complex|technical|formal|long|longer|more than|fluff|filler|mistakes?|errors?|wrong|guess|invent|make up|sure|know)\b/iu,
  es: /(?<!\p{L})(?:jerga|tecnicismos|difíciles|complicad[oa]s?|técnic[oa]s?|formal|larg[oa]s?|más de|relleno|errores|equivoques|inventes|seguro|sé)(?!\p{L})/iu,
};

/** Names of days and months, which an AI may shorten. */
const dates =
  /(?<!\p{L})(mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|lun|mie|jue|vie|sab|dom|ene|abr|ago|dic)\p{L}{0,7}/gu;

/** Words that say something: in Japanese those of Chinese characters, katakana and letters; others by their beginning. */
const telling: Record<Language, RegExp> = {
  ja: /\p{Script=Han}{2,}|[ァ-ヴー]{2,}|[a-z]{2,}/gu,
  en: /\p{L}{4,}/gu,
  es: /\p{L}{4,}/gu,
};
const stem = 5;
/** Fewest words of a ban without a fact; verbs are none in Japanese. */
const fewestOfBan: Record<Language, number> = { ja: 1, en: 2, es: 2 };

/** The parts of a sentence by which its counterpart is found: stems, and pairs of Chinese characters. */
const partsOf = (sentence: string, language: Language): string[] => {
  const said = foldText(sentence).replace(empty, " ").replace(dates, "$1days");
  const words = new Set(said.match(telling[language]));
  return [...words].flatMap((word) =>
    language !== "ja" || !/\p{Script=Han}/u.test(word)
      ? [language === "ja" ? word : word.slice(0, stem)]
      : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  );
};

/**
 * The sentences with a name, a date or a ban of which an improved prompt has not one word, where the prompt says these words nowhere else;
 * the first three.
 */
export function lostSentences(improved: string, prompt: string): string[] {
  const language = knownLanguage(prompt);
  if (language === null || improved === prompt) return [];
  const there = new Set(partsOf(improved, language));
  const sentences = sentencesOf(prompt)
    .slice(0, mostSentences)
    .map(({ start, end }) => prompt.slice(start, end).replace(mark, "").trim())
    .map((text) => ({ text, parts: partsOf(text, language) }));
  const counts = new Map<string, number>();
  for (const { parts } of sentences)
    for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const isLost = ({ text, parts }: (typeof sentences)[number]): boolean => {
    if (text.length > longestSentence || givesRole(text)) return false;
    const hasFact = facts[language].test(text.replace(empty, " "));
    const isBan = bans[language].test(text) && !manners[language].test(text);
    const own = parts.filter((part) => counts.get(part) === 1);
    return (
      (hasFact || isBan) &&
      own.length >= (hasFact ? 1 : fewestOfBan[language]) &&
      !parts.some((part) => there.has(part) && counts.get(part) === 1)
    );
  };
  return sentences
    .filter(isLost)
    .slice(0, mostTold)
    .map(({ text }) => text);
}
