import { foldText } from "~/features/texts/fold-text";

const japanese = "[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー]";
const linksAndGaps = new RegExp(`[のを]|(?<=${japanese})[^\\S\\n]+|[^\\S\\n]+(?=${japanese})`, "gu");

/** Text made comparable with the town's words: folded, and Japanese without its の and を and without blanks around it. */
export const foldWords = (text: string): string => foldText(text).replace(linksAndGaps, "");

const anyJapanese = new RegExp(japanese, "u");

export const hasJapanese = (text: string): boolean => anyJapanese.test(text);

/** A Latin word of a text: its stem, and where it stands. */
export interface Token {
  stem: string;
  word: string;
  start: number;
  end: number;
  /** Whether a phrase breaks off before it. */
  opens: boolean;
}

const passedOver = new Set(
  (
    "the a an my our your their his her its this that these those of for some " +
    "el la los las un una unos unas mi mis su sus nuestro nuestra nuestros nuestras este esta estos estas de del para en"
  ).split(" "),
);

/** The Latin words of a folded text, without articles, possessives and the commonest prepositions. */
export function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let opens = true;
  for (const { 0: word, index } of folded.matchAll(/\d+:\d+|[a-z0-9]+/g)) {
    opens ||= /[^ '’&/_+-]/.test(folded.slice(last, index));
    last = index + word.length;
    if (passedOver.has(word)) continue;
    tokens.push({ stem: stemOf(word), word, start: index, end: last, opens });
    opens = false;
  }
  return tokens;
}

/** Plurals of these are words of their own. */
const whole = new Set(["news", "sales", "gas", "ios", "aws", "press"]);

/** A word without the end that its number changes, in English and Spanish alike: images and image, redes and red. */
function stemOf(word: string): string {
  if (word.length <= 3 || whole.has(word)) return word;
  const one = word.endsWith("ss") ? word : word.replace(/s$/, "");
  return one.replace(/(?<=..)(?:y|ie)$/, "i").replace(/(?<=..)e$/, "");
}
