import type { Language } from "~/domain/languages";

import { wishedSentences, type WishedSentence } from "./contradictions/wished-sentences";
import { wishSigns } from "./contradictions/signs";

/** Manners that a prompt may ask for twice. */
const manners: Record<Language, RegExp> = {
  ja: /丁寧|(?:親しみやす|わかりやす|分かりやす|読みやす|やさし|優し|明る|温か)[いくさ]|簡潔|誠実/gu,
  en: /\b(?:friendly|professional|polite|clear|concise|simple|warm|kind|respectful|engaging|positive)\b/giu,
  es: /(?<!\p{L})(?:amable|cercan[oa]|profesional|educad[oa]|clar[oa]|concis[oa]|sencill[oa]|cálid[oa]|respetuos[oa]|positiv[oa])(?!\p{L})/giu,
};
/** What carries a manner and is no wish of its own. */
const carriers: Record<Language, RegExp> = {
  ja: /心がけて|心掛けて|言葉づかい|言葉遣い/gu,
  en: /\b(?:but|stay|sound)\b/giu,
  es: /(?<!\p{L})(?:pero|mantén|suena)(?!\p{L})/giu,
};

/** Characters that tell a manner in all its endings. */
const stemLength = 4;

/** The sentences that ask for nothing but manners that an earlier one asks for. */
export function repeatedManners(content: string, spoken: string, language: Language): WishedSentence[] {
  const asked: Set<string>[] = [];
  return wishedSentences(content, spoken).filter(({ text }) => {
    const own = new Set(
      text
        .toLowerCase()
        .match(manners[language])
        ?.map((manner) => manner.slice(0, stemLength)),
    );
    const rest = [manners, carriers].reduce((left, { [language]: words }) => left.replace(words, " "), text);
    const isOnly = own.size > 0 && !/[\p{L}\p{N}]/u.test(rest.replace(wishSigns[language].carrier, " "));
    if (isOnly && asked.some((earlier) => [...own].every((manner) => earlier.has(manner)))) return true;
    if (own.size > 0) asked.push(own);
    return false;
  });
}
