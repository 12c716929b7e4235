import { nameFrom, type Template } from "~/domain/variable-definitions";
import { namesOf, type Variable } from "~/domain/variables";
import { literalPieces, variableLimits } from "~/domain/placeholders";
import type { Fact } from "~/domain/fact";

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

/**
 * A template without the person's facts: where one stands in the text there is a field of its name, and no field has one as its value.
 * Without room for another field, or within `limit` characters, it is left out.
 */
export function placeFacts(
  { content, variables }: Template,
  facts: readonly Placed[],
  limit: number,
): PlacedFacts {
  const searched = facts
    .filter(({ text }) => text.length >= shortest)
    // A longer text first: it may contain another.
    .toSorted((one, other) => other.text.length - one.text.length);
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
