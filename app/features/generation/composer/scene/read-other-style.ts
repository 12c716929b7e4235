import type { Language } from "~/languages";

const patterns: Record<Language, RegExp> = {
  ja: /(?<![\p{Script=Han}\p{Script=Katakana}])(?!そ|こ|あ|今|和|洋|同|台|強|そよ|微|春|北|南|海|社)[\p{Script=Katakana}\p{Script=Han}A-Za-z・ー]{2,12}(?<!格|強|単|順|基|協|快|好|体|口|色|空|快|リーフレット)(?:風|タッチ)(?=の|に|で|、|。|\s|$)/u,
  en: /(?<!\p{L})(?:in (?:the |an? )?style of [\p{L}][\p{L} .'’-]{2,30}?(?=[,.;\n]|$)|(?:in (?:an? )?)?(?!(?:the|this|my|our|same|any|life|free|that|good|nice|own)[- ])[\p{L}\d-]{3,18}(?:[- ][\p{L}\d]{3,18})?[- ](?:style|look|aesthetic)(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:(?:al )?estilo (?:de )?(?!de vida|libre|propio|y |que )[\p{L}\d][\p{L}\d .-]{2,28}?(?=[,.;\n]|$|\s(?:con|sin|para|y|en (?:blanco|negro|tonos|color(?:es)?|escala))(?!\p{L}))|est[eé]tica [\p{L}][\p{L} -]{2,24}?(?=[,.;\n]|$|\s(?:con|sin|para|y)\s))/iu,
};

/** A style that is named by its form alone ("sitcom look", "estilo barroco"), verbatim, when none is known. */
export function readOtherStyle(text: string, language: Language): string | undefined {
  return patterns[language].exec(text)?.[0].trim();
}
