import type { Language } from "~/domain/languages";

import { wishedSentences, type WishedSentence } from "./contradictions/wished-sentences";
import { lengthsIn, type WishedLength } from "./contradictions/wished-lengths";
import { wishSigns } from "./contradictions/signs";
import { carriers, manners, mannersIn, plainWords } from "./manners";
import type { WishSigns } from "./contradictions/wish-signs";

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

/** The fewest characters of what is no wish for a manner or a length, and is said twice for its own sake. */
const fewestCharacters: Record<Language, number> = { ja: 8, en: 16, es: 16 };
/** Words by which a sentence is a wish, or a part of the result. */
const wishing: Record<Language, RegExp> = {
  ja: /(?:ください|下さい|こと|する|しない|ないで|ず|お願い(?:します)?|ように|ほしい(?:です)?|以内|以下|以上|程度|なし|禁止|不要|[でに])[。！!]?$/u,
  en: /^(?:please |and |also |but )?(?:make|write|use|include|mention|add|keep|do(?: not|n['’]?t)|never|always|no|avoid|give|put|tell|say|be|end|start|begin|answer|remember|leave|under|at (?:most|least)|max)(?!\p{L})/iu,
  es: /^(?:por favor,? |y |también )?(?:haz|escribe|usa|incluye|menciona|añade|agrega|mantén|no|nunca|siempre|sin|evita|da|dame|pon|di|sé|que|termina|empieza|responde|recuerda|deja|máximo|mínimo|como m)(?!\p{L})/iu,
};

/** Sentences of the same words, without their marks. */
const bare = (text: string, { reminder }: WishSigns): string =>
  text
    .replace(reminder, "")
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/[\s\p{P}]/gu, "");

/** The most headings of a prompt for one text. Under more of them, each part may have the same conditions. */
const mostHeadings = 6;

/** The part of a prompt in which a wish is said once. */
const placesIn =
  (sentences: readonly WishedSentence[]) =>
  ({ heading, section }: WishedSentence): string =>
    (sentences.at(-1)?.section ?? 0) > mostHeadings ? `${heading}|${section}` : heading;

/** The wishes that an earlier sentence says word for word. */
function repeatedSentences(sentences: readonly WishedSentence[], language: Language): WishedSentence[] {
  const earlier = new Set<string>();
  const placeOf = placesIn(sentences);
  return sentences.filter((sentence) => {
    const { text } = sentence;
    const place = placeOf(sentence);
    const words = bare(text, wishSigns[language]);
    const ban = bannedIn(text, language);
    const said = `${place}|${words}`;
    const isAgain =
      (ban !== "" && earlier.has(`${place}|no ${ban}`)) ||
      (earlier.has(said) &&
        wishing[language].test(text) &&
        (/\d/u.test(words) || words.length >= fewestCharacters[language]));
    earlier.add(said);
    if (ban !== "") earlier.add(`${place}|no ${ban}`);
    return isAgain;
  });
}

/** The things that a sentence bans, where it says nothing else. */
function bannedIn(text: string, language: Language): string {
  const [wish, ...more] = wishSigns[language].thingWish(text);
  return wish && more.length === 0 && !wish.isWanted && wish.verb === "have" && !/[、,;:：]/u.test(text)
    ? [wish.of ?? "", ...wish.things].toSorted().join(" ")
    : "";
}

/** The reason that a sentence gives for its wish. */
const reason = /(?:,? (?:it['’]s|because|since|so that|porque|ya que|que)(?!\p{L})|ので)[^\n]{0,80}$/iu;

/** The sentences that ask for nothing but a length that an earlier one asks for. */
function repeatedLengths(sentences: readonly WishedSentence[], language: Language): WishedSentence[] {
  const signs = wishSigns[language];
  const earlier: WishedLength[] = [];
  const placeOf = placesIn(sentences);
  const own = sentences.filter(({ text }) => !signs.isConditional.test(text));
  const lengths = lengthsIn(own, signs);
  return own.filter((sentence) => {
    const found = lengths.filter((length) => length.sentence === sentence);
    const [length, ...more] = found;
    const isAgain =
      length !== undefined &&
      more.length === 0 &&
      earlier.some((one) => isSameLength(one, length) && placeOf(one.sentence) === placeOf(sentence)) &&
      saysOnly(sentence.text, length, language);
    earlier.push(...found);
    return isAgain;
  });
}

/** Whether two lengths name the same number, and no bounds on its two sides. */
const isSameLength = (one: WishedLength, other: WishedLength): boolean =>
  one.measure === other.measure &&
  one.value === other.value &&
  one.most >= other.value &&
  other.most >= one.value &&
  !(one.least === 0 && other.most === Infinity) &&
  !(other.least === 0 && one.most === Infinity);

function saysOnly(text: string, { start, end }: WishedLength, language: Language): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end).replace(reason, "")}`.replace(
    wishSigns[language].reminder,
    "",
  );
  const left = [manners, carriers].reduce((words, { [language]: taken }) => words.replace(taken, " "), rest);
  return !/[\p{L}\p{N}]/u.test(left.replace(wishSigns[language].carrier, " "));
}

/** A clause of manners at the end of a sentence, after a comma. */
const lastClause = /[,;、] ?(?:and |y |e )?(?<said>[^,;、。.!]{3,60})(?=[.!。]?$)/u;
/** A wish that comes again in the same sentence, and the comma after it. */
const clauseAgain =
  /(?<=^|、)(?<said>[^、。！\n]{3,40}(?:で|に|く|以内))、(?=(?:[^。！\n]{0,80}、)?\k<said>)|^(?<words>\p{L}+ [^,.;\n]{3,40}), (?=\k<words>(?!\p{L}))/iu;

/** The parts of a sentence that say again what its other words say. */
function repeatedClauses(sentences: readonly WishedSentence[], language: Language): WishedSentence[] {
  return sentences.flatMap((sentence) => {
    const { start } = sentence;
    const twice = clauseAgain.exec(sentence.text);
    if (twice)
      return [{ ...sentence, start: start + twice.index, end: start + twice.index + twice[0].length }];
    const last = lastClause.exec(sentence.text);
    if (!last) return [];
    const before = mannersIn(sentence.text.slice(0, last.index).toLowerCase(), language);
    const again = mannersIn(last.groups!.said!.toLowerCase(), language);
    const isAgain =
      before.isOnly &&
      again.isOnly &&
      again.asked.size > 0 &&
      !/[,;、]/u.test(sentence.text.slice(0, last.index));
    return isAgain && [...again.asked].every((one) => before.asked.has(one))
      ? [{ ...sentence, start: start + last.index, end: start + last.index + last[0].length }]
      : [];
  });
}

/** The sentences that ask again for what an earlier one asks for. */
export function repeatedWishes(content: string, spoken: string, language: Language): WishedSentence[] {
  const sentences = wishedSentences(content, spoken);
  const own = sentences.slice(0, mostSentences);
  const again = new Set([
    ...repeatedSentences(own, language),
    ...repeatedLengths(own, language),
    ...repeatedManners(sentences, language),
    ...repeatedWords(own, wishSigns[language]),
    ...saidWithMore(own, language),
  ]);
  const parts = repeatedClauses(own, language);
  return sentences.flatMap((one) =>
    again.has(one) ? one : parts.filter(({ start, end }) => one.start <= start && end <= one.end),
  );
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
