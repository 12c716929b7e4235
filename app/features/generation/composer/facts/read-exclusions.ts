import type { Language } from "~/languages";
import type { Localized } from "../composition";

const patterns: Localized<readonly RegExp[]> = {
  ja: [
    /「([^」\n]{1,20})」(?:という(?:言葉|語|表現))?(?:を|は)?(?:使わ|入れ|書か|言わ|用い)(?:ず|な)/gu,
    /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,10})(?:(?:は|を)?(?:なし|無し|抜き|不要)|(?:は|を)(?:使わ|入れ|含め|付け)(?:ず|な))(?!く)/gu,
  ],
  en: [
    /(?:without (?:using|saying|mentioning)|(?:do not|don't) (?:use|say|mention)|avoid(?:ing)?) (?:the (?:word|phrase) )?["“'‘]([^"”’\n]{1,30}?)["”'’](?!\p{L})/giu,
    /(?<=^|[,;.(–—-] ?|\n|\b(?:with|and|but) )no ((?!more|less|later|longer|one|idea|need|problem|matter|fewer|such)[\p{L}-]+(?: (?:needed|required|necessary))?)(?=\s*(?:$|[,;.)\n]|and\b|or\b|please\b))/giu,
    /\bwithout (?:any |an? )?((?:hashtag|emoji|emoticon|jargon|price|exclamation mark|bullet|rhyme|spoiler|cliché|number|table|heading|image|link)\p{L}*)/giu,
    /\b(?:do not|don't) (?:use|include|mention) (?!the\b)([\p{L}-]+)/giu,
  ],
  es: [
    /(?:sin (?:usar|decir|mencionar)|no (?:uses|digas|menciones|incluyas)|evita(?:ndo)?) (?:la palabra |la frase )?["“«']([^"”»'\n]{1,30}?)["”»']/giu,
    /(?<!\p{L})sin ((?!sonar|parecer|ser|resultar|que|embargo|duda|falta|usar|decir|mencionar|más|hacer)[\p{L}-]+)/giu,
    /(?<!\p{L})no (?:uses|incluyas|menciones|pongas) ([\p{L}-]+)/giu,
  ],
};

/** "sin cambiar mi tono" tells how to work and names nothing to leave out. */
const infinitive =
  /^(?!az[uú]car|alcohol|alquiler|lugar|taller|mujer|p[uú]rpura)\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|[mts]e|nos)?$/iu;

/** What the purpose wants left out ("no hashtags"), each thing as it is named there. */
export function readExclusions(text: string, language: Language): string[] {
  const found = patterns[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => (match[1] ?? "").trim()),
  );
  return [...new Set(found)].filter(
    (piece) =>
      piece !== "" &&
      !(language === "es" && infinitive.test(piece)) &&
      !/ (?:needed|required|necessary)$/.test(piece),
  );
}
