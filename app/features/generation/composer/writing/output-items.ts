import type { Language } from "~/languages";
import type { Facts } from "../composition";
import { isOtherLanguage } from "../facts/is-other-language";
import { maskMaterial } from "../facts/mask-material";
import { readTargetLanguage } from "../facts/read-target-language";
import { findCount } from "./find-count";
import { phrases } from "./phrases";
import { readScope } from "./read-scope";
import { statedLength } from "./stated-length";
import type { Slot, WritingGuide, WritingKind } from "./writing-kind";

const numbered =
  /[0-9０-９一二三四五](?!つ以上)|\b(?:one|two|three|four|five)\b|(?<!\p{L})(?:dos|tres|cuatro|cinco)(?!\p{L})/iu;
const bestThree = /^(?:最後に、おすすめ三つ|The best three|Al final, las tres mejores)/;
const wordsPerMinute = { ja: 300, en: 130, es: 130 };

/** The lines on form, number, length and language: what the purpose says takes the place of what is usual. */
export function outputItems(
  text: string,
  facts: Facts,
  kind: WritingKind,
  guide: WritingGuide,
  target: Slot["text"]["ja"] | undefined,
): string[] {
  const words = phrases[facts.language];
  const { format, length } = facts;
  const scope = readScope(maskMaterial(text), facts.language);
  const count = findCount(facts, kind);
  const usualLength = (scope ?? (count && kind.lengthIsCount)) ? undefined : guide.length;
  const versions = count || scope || (kind.versionsByLength && length) ? [] : (guide.versions ?? []);
  const few = count !== undefined && Number(/\d+/.exec(count)?.[0] ?? 9) <= 4;
  const parts = scope ? [words.scope + scope] : isTiny(length) ? [words.textAlone] : guide.output;
  const hasDefaults = numbered.test([...parts, ...versions].join());
  const minutes = kind.spoken && length ? spokenMinutes(length) : undefined;
  const { condition } = readTargetLanguage(maskMaterial(text), facts.language);
  const own = isOtherLanguage(text) ? words.purposeLanguage : words.own;
  const language =
    (target ? `{{${target.name}}}` : (facts.outputLanguage ?? own)) + bracketed(condition, facts);
  const stated = length ? statedLength(length) : usualLength;
  return [
    ...(format && format !== length ? [words.format + format] : []),
    ...(count ? [words.count + count] : versions),
    ...parts.filter((line) => !(few && bestThree.test(line))),
    ...(stated ? [(length && kind.lengthOfNotes ? words.notesLength : words.length) + stated] : []),
    ...(minutes ? [words.pace(printed(minutes * wordsPerMinute[facts.language], facts.language))] : []),
    words.language + language,
    ...(hasDefaults && (format ?? length ?? count) ? [words.precedence] : []),
    words.resultOnly,
  ];
}

const spelled: Record<string, number> = {
  one: 1, two: 2, three: 3, five: 5, ten: 10, un: 1, dos: 2, tres: 3, cinco: 5, diez: 10,
}; // prettier-ignore

/** "2分", "a two-minute", "dos minutos": how many minutes a spoken text may take. */
function spokenMinutes(length: string): number | undefined {
  const found = /^\D{0,12}?(\d{1,3}|\p{L}+)[\s-]?(?:分|min)/u.exec(length)?.[1]?.toLowerCase();
  return found === undefined ? undefined : (spelled[found] ?? (Number(found) || undefined));
}

/** Spanish writes four digits without a mark. */
function printed(amount: number, language: Language): string {
  return language === "es" && amount < 10_000 ? String(amount) : amount.toLocaleString("en-US");
}

/** So short that headings and tables would take up more room than the text. */
function isTiny(length: string | undefined): boolean {
  if (!length) return false;
  if (
    /^(?:一言で|一文で)$|\b(?:one|two|three|a single) sentences?\b|(?<!\p{L})(?:una|dos|tres) frases?/iu.test(
      length,
    )
  )
    return true;
  const [, number, unit = ""] = /(\d+)\s?(?:-\s?)?(文字|字|文|sentences?|frases?)/iu.exec(length) ?? [];
  return number !== undefined && Number(number) <= (/字/.test(unit) ? 120 : 3);
}

function bracketed(piece: string | undefined, { language }: Facts): string {
  if (!piece) return "";
  return language === "ja" ? `（${piece}）` : ` (${piece})`;
}
