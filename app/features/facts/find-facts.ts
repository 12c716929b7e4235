import { foldText } from "~/features/text/fold-text";
import { findHidden } from "~/features/text/hidden-characters";
import { countCharacters, visibleText } from "~/features/text/visible-text";

/** A text as a reader compares it: one line, folded, and where each of its units comes from. */
export interface Seen {
  text: string;
  line: string;
  starts: number[];
  ends: number[];
}

/** A range of a text, in its units. */
export interface Place {
  at: number;
  end: number;
}

/** The sign in a seen line for what is no text, or no more: no line has another line end. */
const taken = "\n";

/** A letter with its marks, or with `fields` a placeholder. */
const sign = String.raw`[^][\p{M}\u1160-\u11FF\uFF9E\uFF9F]{0,8}`;
const signs = new RegExp(sign, "gu");
const signsAndFields = new RegExp(String.raw`\{\{[^{}\r\n]*\}\}|${sign}`, "gu");

// What an emoji shows with and without a selector, a reader takes for the same.
const fold = (text: string): string =>
  foldText(text).replace(/[\p{Variation_Selector}\p{Join_Control}]/gu, "");

/** The folded line of a text, without places. */
export const lineOf = (text: string): string => fold(visibleText(text)).replace(/\s+/g, " ").trim();

/** Reads a text as it is seen, in linear time. With `hasFields` its placeholders are no text. */
export function readAsSeen(text: string, hasFields = false): Seen {
  const shown = visibleText(text);
  const hidden = new Set(findHidden(text).map(({ index }) => index));
  const origins = shown === text ? null : shownUnits(text, hidden);
  const origin = (index: number) => origins?.[index] ?? index;
  const starts: number[] = [];
  const ends: number[] = [];
  let line = "";
  for (const { 0: part, index } of shown.matchAll(hasFields ? signsAndFields : signs)) {
    const isField = part.startsWith("{{");
    const folded = isField ? taken : part.length === 1 && part < "\u0080" ? part.toLowerCase() : fold(part);
    for (const unit of folded) {
      const isSpace = !isField && /\s/u.test(unit);
      if (isSpace && line.endsWith(" ")) continue;
      line += isSpace ? " " : unit;
      for (let count = 0; count < unit.length; count += 1) {
        starts.push(origin(index));
        ends.push(origin(index + part.length - 1) + 1);
      }
    }
  }
  return { text, line, starts, ends };
}

/** Positions of the units of a text that are not hidden. */
function shownUnits(text: string, hidden: ReadonlySet<number>): number[] {
  const units: number[] = [];
  let index = 0;
  for (const character of text) {
    if (!hidden.has(index)) for (let part = 0; part < character.length; part += 1) units.push(index + part);
    index += character.length;
  }
  return units;
}

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(character);

/** The shortest text that is found in another case too: "IT" is not the word "it". */
const shortestFolded = 3;

/**
 * Places of a text in another one, as whole words where it begins or ends with a letter of a script that has them. Case, width, accents,
 * hidden characters and other spaces, such as a line end, are no difference: readers would see the text.
 */
export function placesOf(text: string, within: Seen): (Place & { from: number; to: number })[] {
  const sought = lineOf(text);
  const { line, starts, ends } = within;
  const places = [];
  const isExact = countCharacters(text) < shortestFolded;
  const exact = isExact && text.normalize("NFKC");
  for (let from = sought ? line.indexOf(sought) : -1; from !== -1; from = line.indexOf(sought, from + 1)) {
    const to = from + sought.length;
    const place = { at: starts[from]!, end: ends[to - 1]!, from, to };
    const isCut =
      (isWordPart(sought[0]) && isWordPart(line[from - 1])) ||
      (isWordPart(sought.at(-1)) && isWordPart(line[to]));
    const isOther =
      isExact && visibleText(within.text.slice(place.at, place.end)).normalize("NFKC") !== exact;
    if (isCut || isOther) continue;
    places.push(place);
    from = to - 1;
  }
  return places;
}

/** The same text with these places taken: nothing else is found in them. */
export const withTaken = (seen: Seen, places: readonly { from: number; to: number }[]): Seen => {
  let line = "";
  let at = 0;
  for (const { from, to } of places) {
    line += seen.line.slice(at, from) + taken.repeat(to - from);
    at = to;
  }
  return { ...seen, line: line + seen.line.slice(at) };
};

/** A text with others in some places of it. */
export function replaceAt(text: string, changes: readonly (Place & { by: string })[]): string {
  let result = "";
  let from = 0;
  for (const { at, end, by } of changes.toSorted((one, other) => one.at - other.at)) {
    // A sign such as "㍻" is seen as two letters, and may hold the end of one place and the start of another.
    result += text.slice(from, Math.max(from, at)) + by;
    from = Math.max(from, end);
  }
  return result + text.slice(from);
}
