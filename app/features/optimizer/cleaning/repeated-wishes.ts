import type { Language } from "~/domain/languages";

import { wishedSentences, type WishedSentence } from "./contradictions/wished-sentences";
import { wishSigns } from "./contradictions/signs";
import type { WishSigns } from "./contradictions/wish-signs";

/** Manners that a prompt may ask for twice. */
const manners: Record<Language, RegExp> = {
  ja: /丁寧|(?:親しみやす|わかりやす|分かりやす|読みやす|やさし|優し|明る|温か)[いくさ]|簡潔|誠実|短[くめ]/gu,
  en: /\b(?:friendly|professional|polite|clear|concise|simple|warm|kind|respectful|engaging|positive)\b/giu,
  es: /(?<!\p{L})(?:amable|cercan[oa]|profesional|educad[oa]|clar[oa]|concis[oa]|sencill[oa]|cálid[oa]|respetuos[oa]|positiv[oa])(?!\p{L})/giu,
};
/** The wish for plain words, in many of them. */
const plainWords: Record<Language, RegExp> = {
  ja: /(?:専門(?:用語|的な(?:言葉|用語|表現))|難し(?:い|く)(?:言葉|用語|表現)|業界用語|難解な(?:言葉|表現))(?:は|を|も)?(?:なるべく|できるだけ)?(?:使(?:わない|わず|用しない)|避け(?:て|る)|控え(?:て|る)|なし)(?:で|に|ように)?/gu,
  en: /\b(?:(?:no|avoid|avoiding|without|skip|(?:do not|don['’]t|never) use|free of)(?: any| using)? (?:jargon|buzzwords|(?:technical|complicated|complex|difficult|big|fancy|specialist)(?: (?:terms?|terminology|language|words|jargon)))|jargon[- ]free|(?:language|words)(?: as)? (?:simple|plain)|(?:plain|simple|everyday|easy)(?: (?:language|words|terms|English)))\b/giu,
  es: /(?<!\p{L})(?:(?:evita|sin|no (?:uses|emplees|utilices)|nada de)(?: (?:la|los|las|usar|emplear))? (?:jerga|tecnicismos|(?:palabras|términos|expresiones) (?:técnic[oa]s|complicad[oa]s|difíciles|rar[oa]s|complej[oa]s))|(?:palabras|lenguaje|términos) (?:clar[oa]s? y )?(?:sencill[oa]s?|simples?|llan[oa]s?))(?!\p{L})/giu,
};
/** Words that carry a manner and are no wish of their own. */
const carriers: Record<Language, RegExp> = {
  ja: /心がけて|心掛けて|言葉づかい|言葉遣い|とにかく|とても|誰にでも|誰でも|誰が読んでも|誰が見ても|誰もが|みんなに|もっと|表現/gu,
  en: /\b(?:but|stay|sound|just|so|manner|way|jargon)\b/giu,
  es: /(?<!\p{L})(?:pero|mantén|suena|jerga|tecnicismos)(?!\p{L})/giu,
};

const mostSentences = 150;

/** The beginning of a wish for how the whole should be. */
const ofWhole: Record<Language, RegExp> = {
  ja: /^(?!)/u,
  en: /^(?:(?:it|this|the (?:text|e?mail|letter|message|post|plan|tone)) (?:should|must|has to|needs to) be|make it|keep it|be) \p{L}+$/iu,
  es: /^(?:(?:que|debe|tiene que) (?:sea|ser)|sé|hazl[oa]|mantenl[oa]) \p{L}+$/iu,
};
/** Words after which a sentence says more of the same. */
const goesOn = /^(?:,|(?:,? (?:and|y|e))) \p{L}/iu;

/** The sentences that another one says again, with more. */
function saidWithMore(sentences: readonly WishedSentence[], language: Language): WishedSentence[] {
  return sentences.filter(({ text, heading }) => {
    const said = text.replace(/[.!]$/u, "").toLowerCase();
    return (
      ofWhole[language].test(said) &&
      sentences.some(
        (one) =>
          one.heading === heading &&
          one.text.toLowerCase().startsWith(said) &&
          goesOn.test(one.text.slice(said.length)),
      )
    );
  });
}

/** Characters that tell a manner in all its endings. */
const stemLength = 4;

/** The manners that words ask for, and whether they say nothing else. */
function mannersIn(words: string, language: Language) {
  const asked = new Set(words.match(manners[language])?.map((manner) => manner.slice(0, stemLength)));
  const rest = [manners, carriers].reduce((left, { [language]: taken }) => left.replace(taken, " "), words);
  return { asked, isOnly: !/[\p{L}\p{N}]/u.test(rest.replace(wishSigns[language].carrier, " ")) };
}

/** Japanese wishes; without a reminder, only their words are enough to tell that one says the same. */
const isOrder = /(?:ください|下さい|こと|する|しない|ない|ないで|お願いします|ように)[。！!]?$/u;
/** Words between which one thing goes to another: their order tells which. */
const tellsOrder = /から|より|へ|が(?!、)/u;
const fewestSame = 2;

/** The words and bans of a sentence, for comparison with another one. */
interface Said {
  heading: string;
  words: readonly string[];
  isBan: boolean;
  /** It bans things and says nothing else. */
  isOnlyBan: boolean;
}

function saidIn({ text, heading }: WishedSentence, { contentWords, thingWish }: WishSigns): Said {
  const words = [...new Set(contentWords(text))];
  const isBan = words.includes("not");
  const banned = isBan ? thingWish(text) : [];
  const isOnlyBan = banned.length > 0 && words.length === banned.length + 1;
  return { heading, words, isBan, isOnlyBan };
}

/** The sentences that say what an earlier one says: after a reminder, or in nothing but its words. */
function repeatedWords(sentences: readonly WishedSentence[], signs: WishSigns): WishedSentence[] {
  const earlier: Said[] = [];
  return sentences.filter((sentence) => {
    const text = sentence.text.replace(signs.reminder, "");
    const said = saidIn({ ...sentence, text }, signs);
    const { words, isBan, isOnlyBan } = said;
    const isReminder = text !== sentence.text;
    const isAgain =
      words.length >= fewestSame &&
      (isReminder || (isOrder.test(text) && !tellsOrder.test(text))) &&
      earlier.some(
        (one) =>
          one.isBan === isBan &&
          one.heading === said.heading &&
          words.every((word) => one.words.includes(word)) &&
          (isReminder || one.words.length === words.length || (isOnlyBan && one.isOnlyBan)),
      );
    earlier.push(said);
    return isAgain;
  });
}

/** The sentences that ask again for what an earlier one asks for. */
export function repeatedWishes(content: string, spoken: string, language: Language): WishedSentence[] {
  const sentences = wishedSentences(content, spoken);
  const again = new Set([
    ...repeatedManners(sentences, language),
    ...repeatedWords(sentences.slice(0, mostSentences), wishSigns[language]),
    ...saidWithMore(sentences.slice(0, mostSentences), language),
  ]);
  return sentences.filter((one) => again.has(one));
}

/** The sentences that ask for nothing but manners that an earlier one asks for. */
function repeatedManners(sentences: readonly WishedSentence[], language: Language): WishedSentence[] {
  const earlier: Set<string>[] = [];
  return sentences.filter(({ text }) => {
    const said = text.replace(wishSigns[language].reminder, "").replaceAll("分かり", "わかり").toLowerCase();
    const others = said.replace(plainWords[language], " ");
    // "Use simple words" repeats "make it simple", and "avoid jargon" too.
    const readings = [mannersIn(said, language), mannersIn(others, language)];
    if (others !== said) readings[1]!.asked.add("plain");
    const isRepeated = readings.some(
      ({ asked, isOnly }) =>
        isOnly && asked.size > 0 && earlier.some((one) => [...asked].every((manner) => one.has(manner))),
    );
    // A mention beside other words is no wish: "our friendly staff", "it is not polite".
    if (readings.some(({ isOnly }) => isOnly))
      earlier.push(new Set(readings.flatMap(({ asked }) => [...asked])));
    return isRepeated;
  });
}
