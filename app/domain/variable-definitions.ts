import { answerOf, fillPrompt, templateLines, variableKinds, variablesOf, type Variable } from "./variables";
import { isReservedName, variableLimits } from "./placeholders";

/** A text with its variables. */
export interface Template {
  content: string;
  variables: Variable[];
}

/**
 * Definitions to store with a text: of names with a placeholder in it, where they differ from what the text itself
 * says. Null if there is none. Of two definitions of a name the last counts.
 */
export function definitionsOf(content: string, variables: readonly Variable[]): Variable[] | null {
  const given = new Map(variables.map((variable) => [variable.name, variable]));
  const definitions = variablesOf(content, null).flatMap((guess) => {
    const variable = given.get(guess.name);
    return variable && !isSame(variable, guess) ? [variable] : [];
  });
  return definitions.length > 0 ? definitions : null;
}

/**
 * The text of a prompt as it is shown and copied: with its variables' own values. An unanswered placeholder stays: its
 * author may fill it in elsewhere. Only the open questions of a list, as the generator writes them, go with their lines.
 */
export function filledText({
  content,
  variables,
}: {
  content: string;
  variables: readonly Variable[];
}): string {
  const definitions = definitionsOf(content, variables);
  if (!definitions) return content;
  const open = openQuestions(content, definitions);
  const shown = definitions.filter((one) => one.required || answerOf(one, {}) !== null || open.has(one.name));
  return fillPrompt(content, shown, {});
}

/** Names of the short questions that the text itself does not ask, each after a label in its own item of a list. */
function openQuestions(content: string, definitions: readonly Variable[]): Set<string> {
  const told = new Map(variablesOf(content, null).map(({ name, question }) => [name, question]));
  const asked = definitions.filter(
    ({ name, kind, question }) => kind !== "long_text" && question !== "" && question !== told.get(name),
  );
  return new Set(
    templateLines(content, asked).flatMap(({ pieces, only }) =>
      only !== null && listItem.test(pieces[0]!.text) ? [only] : [],
    ),
  );
}

/** The beginning of an item of a list with a label. */
const listItem = /^\s*(?:[-*+・•●]|\d{1,3}[.)．])[^:：]+[:：]/u;

const isSame = (one: Variable, other: Variable): boolean =>
  one.label === other.label &&
  one.question === other.question &&
  one.kind === other.kind &&
  one.required === other.required &&
  one.value === other.value &&
  one.options.length === other.options.length &&
  one.options.every((option, at) => option === other.options[at]);

/** Stored definitions, read: a missing field of an older row gets its default, and anything else is left out. */
export const parseDefinitions = (stored: unknown): Variable[] =>
  Array.isArray(stored) ? stored.flatMap((entry) => parseDefinition(entry)) : [];

function parseDefinition(entry: unknown): Variable[] {
  const { name, label, question, kind, options, required, value } = Object(entry) as Record<string, unknown>;
  if (typeof name !== "string" || isReservedName(name)) return [];
  return [
    {
      name,
      label: typeof label === "string" ? label : name,
      question: typeof question === "string" ? question : "",
      kind: variableKinds.find((known) => known === kind) ?? "text",
      options: Array.isArray(options) ? options.filter((option) => typeof option === "string") : [],
      required: required === true,
      value: typeof value === "string" ? value : null,
    },
  ];
}

/** A name of a variable from a label: valid, and none of the taken ones. */
export function nameFrom(label: string, taken: ReadonlySet<string>): string {
  const letters = label.replace(/[^\p{L}\p{M}\p{N}_ .・'’-]+/gu, " ").replace(/ {2,}/g, " ");
  const named = [...letters.replace(/^[^\p{L}\p{N}_]+/u, "")].slice(0, variableLimits.name - 4).join("");
  const name = named.trim() || "answer";
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = `${name} ${number}`;
  return unique;
}
