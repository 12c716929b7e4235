import type { Language } from "~/languages";

/** Around a measure, what goes with it: "使い方を2分で", "in 90 seconds", "de 15 segundos". */
const around: Record<Language, (measure: string) => string> = {
  ja: (measure) =>
    `(?:を|が)?[（(]?(?:各|約)?${measure}(?:間|程度|くらい|ほど)?[）)]?(?:で|に)(?=$|[、。])|[（(]?(?:各|約)?${measure}(?:間|程度|くらい|ほど)?(?:ずつ)?[）)]?の?`,
  en: (measure) =>
    `(?:(?<!\\p{L})(?:in|for|lasting|around|about|of) (?=\\d))?[(]?${measure}(?:-long| long)?(?: each)?[)]?\\s*`,
  es: (measure) =>
    `(?:(?<!\\p{L})(?:de|en|dura|durante|unos) (?=\\d))?[(]?${measure}(?: cada un[oa])?[)]?\\s*`,
};

/** Takes lengths and shapes out of a sentence: "15秒の", "30-second" say nothing about the subject. */
export function cutMeasures(sentence: string, language: Language, measures: readonly string[]): string {
  return measures
    .reduce((rest, measure) => {
      const escaped = measure.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return rest.replace(new RegExp(around[language](escaped), "u"), "");
    }, sentence)
    .replace(/\s*[–—-]\s*(?=,|$)/gu, "")
    .trim();
}
