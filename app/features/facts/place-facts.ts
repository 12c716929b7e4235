import { nameFrom, type Template } from "~/domain/variable-definitions";
import { namesOf, type Variable } from "~/domain/variables";
import { literalPieces, variableLimits } from "~/domain/placeholders";
import type { Fact } from "~/domain/fact";
import { findHidden } from "~/features/text/hidden-characters";
import { countCharacters, visibleLine } from "~/features/text/visible-text";

/** The shortest text of a fact that is looked for: "3B" is one, a single letter is in every prompt. */
const shortest = 2;

type Placed = Pick<Fact, "name" | "text">;

/** A template whose facts are fields again, and the names of these. */
export interface PlacedFacts extends Template {
  placed: string[];
}

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(character);

interface Place {
  at: number;
  end: number;
}

/**
 * Places of a text in another one, as whole words where it begins or ends with a letter of a script that has them. Hidden characters and
 * other spaces, such as a line end, are no difference: readers would see the text. `line` is the other one as it is seen.
 */
function placesOf(text: string, within: string, line = visibleLine(within)): Place[] {
  const sought = visibleLine(text);
  if (sought === "" || !line.includes(sought)) return [];
  const { seen, origins } = readAsSeen(within);
  const places: Place[] = [];
  for (let at = seen.indexOf(sought); at !== -1; at = seen.indexOf(sought, at + sought.length)) {
    const end = at + sought.length;
    const isCut =
      (isWordPart(sought[0]) && isWordPart(seen[at - 1])) ||
      (isWordPart(sought.at(-1)) && isWordPart(seen[end]));
    if (!isCut) places.push({ at: origins[at]!, end: origins[end - 1]! + 1 });
  }
  return places;
}

/** A text on one line without its hidden characters, and where each of its units stands in the text. */
function readAsSeen(text: string): { seen: string; origins: number[] } {
  const hidden = new Set(findHidden(text).map(({ index }) => index));
  let seen = "";
  const origins: number[] = [];
  let index = 0;
  for (const sign of text) {
    const isSpace = /\s/u.test(sign);
    const isRepeated = isSpace && seen.endsWith(" ");
    if (!hidden.has(index) && !isRepeated)
      for (const [part, unit] of (isSpace ? [" "] : sign.split("")).entries()) {
        seen += unit;
        origins.push(index + part);
      }
    index += sign.length;
  }
  return { seen, origins };
}

/** The facts that stand in one of some texts. */
export function heldFacts(texts: readonly string[], facts: readonly Placed[]): Placed[] {
  const lines = texts.map((text) => [text, visibleLine(text)] as const);
  return facts.filter(
    ({ text }) =>
      text.length >= shortest && lines.some(([held, line]) => placesOf(text, held, line).length > 0),
  );
}

/** The shortest text of a fact that is told of in a text for others, in characters: a shorter one may mean anything there. */
const shortestTold = 3;

/** The facts whose whole text stands in a title, description or purpose. */
export const factsIn = (text: string, facts: readonly Placed[]): Placed[] =>
  heldFacts(
    [text],
    facts.filter((fact) => countCharacters(fact.text) >= shortestTold),
  );

/** The place of a fact in a title, description or purpose. */
export const placeOf = ({ name }: Pick<Placed, "name">): string => `[${name}]`;

/** The length within every limit of such a text. */
const roomInAll = 50;

/** A title, description or purpose with the places of facts for these; an ellipsis where a longer text has no room for one. */
export function nameFacts(text: string, facts: readonly Placed[]): string {
  const most = Math.max(text.length, roomInAll);
  let pieces = [{ text, isPlace: false }];
  for (const fact of longestFirst(factsIn(text, facts))) {
    const placed = split(pieces, fact.text, placeOf(fact));
    pieces = lengthOf(placed) <= most ? placed : split(pieces, fact.text, "…");
  }
  return pieces.map((piece) => piece.text).join("");
}

interface Piece {
  text: string;
  /** It is no part of the text as it was. */
  isPlace: boolean;
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.text.length, 0);

function split(pieces: readonly Piece[], text: string, place: string): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.isPlace) return [piece];
    const parts: Piece[] = [];
    let from = 0;
    for (const { at, end } of placesOf(text, piece.text)) {
      parts.push({ text: piece.text.slice(from, at), isPlace: false }, { text: place, isPlace: true });
      from = end;
    }
    return [...parts, { text: piece.text.slice(from), isPlace: false }];
  });
}

/** A longer text first: it may contain another. */
const longestFirst = (facts: readonly Placed[]): Placed[] =>
  facts.toSorted((one, other) => other.text.length - one.text.length);

/**
 * A template without the person's facts: where one stands in the text there is a field of its name, no field has one as its value, and its
 * place stands in labels, questions and options.
 * Without room for another field, or within `limit` characters, it is left out.
 */
export function placeFacts(
  { content, variables }: Template,
  facts: readonly Placed[],
  limit: number,
): PlacedFacts {
  const searched = longestFirst(facts.filter(({ text }) => text.length >= shortest));
  const placed = new Set<string>();
  const holds = (value: string | null) => (value === null ? undefined : heldFacts([value], searched)[0]);
  const emptied = variables.map((variable): Variable => {
    const fact = holds(variable.value);
    const { label, question, options } = variable;
    if (fact) placed.add(nameFacts(label, facts) || fact.name);
    const texts = [label, question, ...options];
    const told = texts.flatMap((one) => factsIn(one, facts));
    for (const { name } of told) placed.add(name);
    const named = told.length > 0 && {
      label: nameFacts(label, facts),
      question: nameFacts(question, facts),
      options: [...new Set(options.map((option) => nameFacts(option, facts)))],
    };
    return { ...variable, ...named, ...(fact && { value: null }) };
  });
  let text = content;
  let line = visibleLine(text);
  const added: Variable[] = [];
  for (const fact of searched) {
    if (placesOf(fact.text, text, line).length === 0) continue;
    const names = new Set(namesOf(text));
    const own = added.find(({ label }) => label === fact.name)?.name ?? nameFrom(fact.name, names);
    const named = replaceIn(text, fact.text, `{{${own}}}`);
    const hasRoom = (names.has(own) || names.size < variableLimits.variables) && named.length <= limit;
    const replaced = hasRoom ? named : replaceIn(text, fact.text, "…");
    if (replaced === text) continue;
    text = replaced;
    line = visibleLine(text);
    placed.add(fact.name);
    if (hasRoom && !added.some(({ name }) => name === own)) added.push(fieldOf(own, fact.name));
  }
  return { content: text, variables: [...emptied, ...added], placed: [...placed] };
}

const fieldOf = (name: string, label: string): Variable => ({
  name,
  label,
  question: "",
  kind: "text",
  options: [],
  required: false,
  value: null,
});

/** Replaces a text between the placeholders of another one. */
function replaceIn(content: string, text: string, by: string): string {
  const pieces = literalPieces(content);
  let rest = content;
  let result = "";
  pieces.forEach((piece) => {
    const at = rest.indexOf(piece);
    result += rest.slice(0, at) + replaceAt(piece, text, by);
    rest = rest.slice(at + piece.length);
  });
  return result + rest;
}

function replaceAt(piece: string, text: string, by: string): string {
  let result = "";
  let from = 0;
  for (const { at, end } of placesOf(text, piece)) {
    result += piece.slice(from, at) + by;
    from = end;
  }
  return result + piece.slice(from);
}
