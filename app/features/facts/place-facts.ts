import { nameFrom, type Template } from "~/domain/variable-definitions";
import { namesOf, type Variable } from "~/domain/variables";
import { literalPieces, variableLimits } from "~/domain/placeholders";
import type { Fact } from "~/domain/fact";
import { countCharacters } from "~/features/text/visible-text";

/** The shortest text of a fact that is looked for: "3B" is one, a single letter is in every prompt. */
const shortest = 2;

type Placed = Pick<Fact, "name" | "text">;

/** A template whose facts are fields again, and the names of these. */
export interface PlacedFacts extends Template {
  placed: string[];
}

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(character);

/** Positions of a text in another one, as whole words where it begins or ends with a letter of a script that has them. */
function positionsOf(text: string, within: string): number[] {
  const positions: number[] = [];
  for (let at = within.indexOf(text); at !== -1; at = within.indexOf(text, at + text.length)) {
    const isCut =
      (isWordPart(text[0]) && isWordPart(within[at - 1])) ||
      (isWordPart(text.at(-1)) && isWordPart(within[at + text.length]));
    if (!isCut) positions.push(at);
  }
  return positions;
}

/** The facts that stand in one of some texts. */
export const heldFacts = (texts: readonly string[], facts: readonly Placed[]): Placed[] =>
  facts.filter(
    ({ text }) => text.length >= shortest && texts.some((held) => positionsOf(text, held).length > 0),
  );

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
    for (const at of positionsOf(text, piece.text)) {
      parts.push({ text: piece.text.slice(from, at), isPlace: false }, { text: place, isPlace: true });
      from = at + text.length;
    }
    return [...parts, { text: piece.text.slice(from), isPlace: false }];
  });
}

/** A longer text first: it may contain another. */
const longestFirst = (facts: readonly Placed[]): Placed[] =>
  facts.toSorted((one, other) => other.text.length - one.text.length);

/**
 * A template without the person's facts: where one stands in the text there is a field of its name, and no field has one as its value.
 * Without room for another field, or within `limit` characters, it is left out.
 */
export function placeFacts(
  { content, variables }: Template,
  facts: readonly Placed[],
  limit: number,
): PlacedFacts {
  const searched = longestFirst(facts.filter(({ text }) => text.length >= shortest));
  const placed = new Set<string>();
  const holds = (value: string | null) =>
    value !== null && searched.find(({ text }) => positionsOf(text, value).length > 0);
  const emptied = variables.map((variable): Variable => {
    const fact = holds(variable.value);
    if (fact) placed.add(variable.label || fact.name);
    return fact ? { ...variable, value: null } : variable;
  });
  let text = content;
  const added: Variable[] = [];
  for (const fact of searched) {
    if (!text.includes(fact.text)) continue;
    const names = new Set(namesOf(text));
    const own = added.find(({ label }) => label === fact.name)?.name ?? nameFrom(fact.name, names);
    const named = replaceIn(text, fact.text, `{{${own}}}`);
    const hasRoom = (names.has(own) || names.size < variableLimits.variables) && named.length <= limit;
    const replaced = hasRoom ? named : replaceIn(text, fact.text, "…");
    if (replaced === text) continue;
    text = replaced;
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
  for (const at of positionsOf(text, piece)) {
    result += piece.slice(from, at) + by;
    from = at + text.length;
  }
  return result + piece.slice(from);
}
