import { nameFrom, type Template } from "~/domain/variable-definitions";
import { namesOf, type Variable } from "~/domain/variables";
import { nameIn, placeholder, variableLimits } from "~/domain/placeholders";
import { neutralFactName, type Fact } from "~/domain/fact";
import { countCharacters } from "~/features/text/visible-text";

import { lineOf, placesOf, readAsSeen, replaceAt, withTaken, type Place, type Seen } from "./find-facts";

/** The shortest text of a fact that is looked for: "3B" is one, a single letter is in every prompt. */
const shortest = 2;

type Placed = Pick<Fact, "name" | "text">;

/** A template whose facts are fields again, and the names of these. */
export interface PlacedFacts extends Template {
  placed: string[];
}

/** The facts that stand in one of some texts. */
export function heldFacts(texts: readonly string[], facts: readonly Placed[]): Placed[] {
  const lines = texts.map((text) => {
    let seen: Seen | undefined;
    return { line: lineOf(text), see: () => (seen ??= readAsSeen(text)) };
  });
  return facts.filter((fact) => {
    const sought = soughtOf(fact);
    return (
      sought !== "" &&
      lines.some(({ line, see }) => line.includes(sought) && placesOf(fact.text, see()).length > 0)
    );
  });
}

const soughtLines = new WeakMap<object, string>();

/** The folded line of a fact, once for all texts that it is looked for in; empty for one that is too short. */
function soughtOf(fact: Placed): string {
  const known = soughtLines.get(fact);
  if (known !== undefined) return known;
  const sought = fact.text.length >= shortest ? lineOf(fact.text) : "";
  soughtLines.set(fact, sought);
  return sought;
}

/** The shortest text of a fact that is told of in a text for others, in characters: a shorter one may mean anything there. */
const shortestTold = 3;

const isTold = (fact: Placed): boolean => countCharacters(fact.text) >= shortestTold;

/** The facts whose whole text stands in a title, description or purpose, with names that others may see. */
export function factsIn(text: string, facts: readonly Placed[]): Placed[] {
  const held = new Set(heldFacts([text], facts.filter(isTold)));
  return held.size > 0 ? shownNames(facts, text).filter((_, at) => held.has(facts[at]!)) : [];
}

/** Facts with names that tell none of them, in the same order: a name may be the text of its fact, or of another. */
function shownNames(facts: readonly Placed[], text: string): readonly Placed[] {
  const names = facts.map(({ name }) => name);
  const inNames = heldFacts([names.join("\n")], facts);
  if (inNames.length === 0) return facts;
  const taken = new Set(names);
  return facts.map((fact) => {
    const tells = (name: string) =>
      heldFacts([name], [fact]).length > 0 || heldFacts([name], inNames.filter(isTold)).length > 0;
    if (!tells(fact.name)) return fact;
    const others = inNames.filter((other) => other !== fact && isTold(other));
    const named = nameFrom(putPlaces(fact.name, heldFacts([fact.name], others)), taken);
    const name = tells(named) ? neutralName(text, taken) : named;
    taken.add(name);
    return { ...fact, name };
  });
}

/** A name that says nothing, in the language of a text. */
function neutralName(text: string, taken: ReadonlySet<string>): string {
  const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const word = neutralFactName[isJapanese ? "ja" : /[¿¡ñáéíóú]/iu.test(text) ? "es" : "en"];
  let number = 1;
  while (taken.has(`${word}${number}`)) number += 1;
  return `${word}${number}`;
}

/** The place of a fact in a title, description or purpose. */
export const placeOf = ({ name }: Pick<Placed, "name">): string => `[${name}]`;

/** The length within every limit of such a text. */
const roomInAll = 50;

/** A title, description or purpose with the places of facts for these; an ellipsis where a longer text has no room for one. */
export const nameFacts = (text: string, facts: readonly Placed[]): string =>
  putPlaces(text, factsIn(text, facts));

/** A text with the places of these facts for them. */
function putPlaces(text: string, held: readonly Placed[]): string {
  if (held.length === 0) return text;
  const most = Math.max(text.length, roomInAll);
  const changes: Change[] = [];
  let seen = readAsSeen(text);
  let length = text.length;
  for (const fact of longestFirst(held)) {
    const places = placesOf(fact.text, seen);
    const grown = length + growth(places, placeOf(fact));
    const by = grown <= most ? placeOf(fact) : "…";
    length += growth(places, by);
    changes.push(...places.map((place) => ({ ...place, by })));
    seen = withTaken(seen, places);
  }
  return replaceAt(text, changes);
}

type Change = Place & { by: string };

/** How much longer a text gets by another one in some places of it. */
const growth = (places: readonly Place[], by: string): number =>
  places.reduce((sum, { at, end }) => sum + by.length - (end - at), 0);

/** A longer text first: it may contain another. */
const longestFirst = (facts: readonly Placed[]): Placed[] =>
  facts.toSorted((one, other) => other.text.length - one.text.length);

/**
 * A template without the person's facts: where one stands in the text there is a field of its name, no field has one as its value, and its
 * place stands in names, labels, questions and options.
 * Without room for another field, or within `limit` characters, it is left out.
 */
export function placeFacts(given: Template, kept: readonly Placed[], limit: number): PlacedFacts {
  const facts = shownNames(kept, given.content);
  const placed = new Set<string>();
  const { content, variables } = joinFields(renameFields(given, facts, placed), facts);
  const texts = variables.map(({ label, question, options, value }) => [
    label,
    question,
    ...options,
    value ?? "",
  ]);
  // Most facts are in no field: their words are folded once.
  const inFields = longestFirst(heldFacts([texts.flat().join("\n")], facts));
  const emptied = inFields.length > 0 ? variables.map((one) => emptyField(one, inFields, placed)) : variables;
  const names = new Set(namesOf(content));
  const added: Variable[] = [];
  const changes: Change[] = [];
  const inText = longestFirst(heldFacts([content], facts));
  let seen = readAsSeen(inText.length > 0 ? content : "", true);
  let { length } = content;
  for (const fact of inText) {
    const places = placesOf(fact.text, seen);
    if (places.length === 0) continue;
    const own =
      added.find(({ label }) => label === fact.name)?.name ??
      variables.find(({ name, value }) => names.has(name) && lineOf(value ?? "") === soughtOf(fact))?.name ??
      nameFrom(fact.name, names);
    const hasField = names.has(own) || names.size < variableLimits.variables;
    const hasRoom = hasField && length + growth(places, `{{${own}}}`) <= limit;
    const by = hasRoom ? `{{${own}}}` : "…";
    changes.push(...places.map((place) => ({ ...place, by })));
    length += growth(places, by);
    seen = withTaken(seen, places);
    placed.add(fact.name);
    if (hasRoom && !names.has(own)) added.push(fieldOf(own, fact.name));
    if (hasRoom) names.add(own);
  }
  return { content: replaceAt(content, changes), variables: [...emptied, ...added], placed: [...placed] };
}

/** A template in which like fields with one value that holds a fact, or facts of one name as values, are one: none is asked twice. */
function joinFields({ content, variables }: Template, facts: readonly Placed[]): Template {
  const firsts = new Map<string, string>();
  const joined = new Map<string, string>();
  const required = new Set<string>();
  for (const { name, value, ...one } of variables) {
    const held = value === null ? [] : heldFacts([value], facts);
    if (held.length === 0) continue;
    const line = lineOf(value!);
    const names = held.flatMap((fact) => (soughtOf(fact) === line ? [fact.name] : []));
    const keys = [{ line }, ...names].map((key) => JSON.stringify([one.kind, one.options, key]));
    const first = keys.map((key) => firsts.get(key)).find((found) => found !== undefined);
    if (first !== undefined) joined.set(name, first);
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, first ?? name);
    if (one.required) required.add(first ?? name);
  }
  if (joined.size === 0) return { content, variables };
  return {
    content: renamePlaces(content, joined),
    variables: variables
      .filter(({ name }) => !joined.has(name))
      .map((variable) => (required.has(variable.name) ? { ...variable, required: true } : variable)),
  };
}

/** A text with other names in its placeholders. */
const renamePlaces = (content: string, renamed: ReadonlyMap<string, string>): string =>
  content.replace(placeholder, (match, inside: string) => {
    const other = renamed.get(nameIn(inside) ?? "");
    return other === undefined ? match : `{{${other}}}`;
  });

/** A template whose fields have no fact in their names, in the text and in the definitions. */
function renameFields(
  { content, variables }: Template,
  facts: readonly Placed[],
  placed: Set<string>,
): Template {
  const inText = [...content.matchAll(placeholder)].flatMap(({ 1: inside }) => nameIn(inside!) ?? []);
  const taken = new Set([...inText, ...variables.map(({ name }) => name)]);
  const held = factsIn([...taken].join("\n"), facts);
  const renamed = new Map<string, string>();
  for (const name of held.length > 0 ? [...taken] : []) {
    const told = factsIn(name, held);
    if (told.length === 0) continue;
    const other = nameFrom(nameFacts(name, told), taken);
    taken.add(other);
    renamed.set(name, other);
    for (const fact of told) placed.add(fact.name);
  }
  if (renamed.size === 0) return { content, variables };
  return {
    content: renamePlaces(content, renamed),
    variables: variables.map((variable) => ({
      ...variable,
      name: renamed.get(variable.name) ?? variable.name,
    })),
  };
}

/** A field without facts as its value, and with their places in its texts. */
function emptyField(variable: Variable, facts: readonly Placed[], placed: Set<string>): Variable {
  const { label, question, options, value } = variable;
  const fact = value === null ? undefined : heldFacts([value], facts)[0];
  if (fact) placed.add(nameFacts(label, facts) || fact.name);
  const told = [label, question, ...options].flatMap((one) => factsIn(one, facts));
  for (const { name } of told) placed.add(name);
  const named = told.length > 0 && {
    label: nameFacts(label, facts),
    question: nameFacts(question, facts),
    options: [...new Set(options.map((option) => nameFacts(option, facts)))],
  };
  return { ...variable, ...named, ...(fact && { value: null }) };
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
