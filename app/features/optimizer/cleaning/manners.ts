import type { Language } from "~/domain/languages";

import { wishSigns } from "./contradictions/signs";

/** Manners that a prompt may ask for twice. */
export const manners: Record<Language, RegExp> = {
  ja: /丁寧|礼儀正し[いく]|失礼の(?:ない|無い)(?:よう(?:に|な)?)?|(?:親しみやす|わかりやす|分かりやす|読みやす|やさし|優し|明る|温か)[いくさ]|簡潔|手短|端的|コンパクト|誠実|短[くめ]/gu,
  en: /\b(?:friendly|professional|polite(?:ly)?|courteous|clear(?:ly)?|easy to (?:read|follow|understand)|concise(?:ly)?|brief(?:ly)?|succinct(?:ly)?|short(?: and sweet)?|to the point|simple|warm|kind|respectful|engaging|positive)\b/giu,
  es: /(?<!\p{L})(?:amable|cercan[oa]|profesional|educad[oa]|cortés|brev(?:e|edad)|brevemente|cort(?:it)?[oa]|al grano|clar[oa]|concis[oa]|sencill[oa]|cálid[oa]|respetuos[oa]|positiv[oa])(?!\p{L})/giu,
};
/** Manners that are the same in other words, by their first characters. */
const sameManners: readonly (readonly [RegExp, string])[] = [
  [/^(?:簡潔|手短|端的|コンパ|短[くめ]|conc|brie|succ|shor|to t|brev|cort|al g)/u, "brief"],
  [/^(?:丁寧|礼儀|失礼|poli|cour|resp|educ)/u, "polite"],
  [/^(?:読みやす|わかりや|clea|easy|clar)/u, "clear"],
];
/** The wish for plain words, in many of them. */
export const plainWords: Record<Language, RegExp> = {
  ja: /(?:専門(?:用語|的な(?:言葉|用語|表現))|難し(?:い|く)(?:言葉|用語|表現)|業界用語|難解な(?:言葉|表現))(?:は|を|も)?(?:なるべく|できるだけ)?(?:使(?:わない|わず|用しない)|避け(?:て|る)|控え(?:て|る)|なし)(?:で|に|ように)?/gu,
  en: /\b(?:(?:no|avoid|avoiding|without|skip|(?:do not|don['’]t|never) use|free of)(?: any| using)? (?:jargon|buzzwords|(?:technical|complicated|complex|difficult|big|fancy|specialist)(?: (?:terms?|terminology|language|words|jargon)))|jargon[- ]free|(?:language|words)(?: as)? (?:simple|plain)|(?:plain|simple|everyday|easy)(?: (?:language|words|terms|English)))\b/giu,
  es: /(?<!\p{L})(?:(?:evita|sin|no (?:uses|emplees|utilices)|nada de)(?: (?:la|los|las|usar|emplear))? (?:jerga|tecnicismos|(?:palabras|términos|expresiones) (?:técnic[oa]s|complicad[oa]s|difíciles|rar[oa]s|complej[oa]s))|(?:palabras|lenguaje|términos) (?:clar[oa]s? y )?(?:sencill[oa]s?|simples?|llan[oa]s?))(?!\p{L})/giu,
};
/** Words that carry a manner and are no wish of their own. */
export const carriers: Record<Language, RegExp> = {
  ja: /心がけて|心掛けて|言葉づかい|言葉遣い|とにかく|とても|誰にでも|誰でも|誰が読んでも|誰が見ても|誰もが|みんなに|もっと|表現|なお、|また、|あと|それと|なるべく|いつも|長さ|感じ|頼みます|頼む|ほしい(?:です)?|欲しい(?:です)?/gu,
  en: /\b(?:but|stay|sound|just|so|manner|way|jargon|also|and|i|want|need|nice|as|short|can|above)\b/giu,
  es: /(?<!\p{L})(?:pero|mantén|suena|jerga|tecnicismos|hazl[oa]|hac[eé]l[oa]|sean?|lo|dicho|bien|quiero|también|más)(?!\p{L})/giu,
};

/** Characters that tell a manner in all its endings. */
const stemLength = 4;

const classOf = (manner: string): string =>
  sameManners.find(([beginning]) => beginning.test(manner))?.[1] ?? manner.slice(0, stemLength);

/** The manners that words ask for, and whether they say nothing else. */
export function mannersIn(words: string, language: Language) {
  const asked = new Set(words.match(manners[language])?.map(classOf));
  const rest = [manners, carriers].reduce((left, { [language]: taken }) => left.replace(taken, " "), words);
  return { asked, isOnly: !/[\p{L}\p{N}]/u.test(rest.replace(wishSigns[language].carrier, " ")) };
}
