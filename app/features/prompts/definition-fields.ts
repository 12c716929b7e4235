import { labelOf } from "~/domain/guess-variable";
import { variableKinds, type Variable } from "~/domain/variables";

import { definitionLimits } from "./limits";

/** The properties of a variable that its form fields have. */
export const definitionProperties = [
  "name",
  "label",
  "question",
  "kind",
  "options",
  "required",
  "value",
] as const;

type Property = (typeof definitionProperties)[number];

/** The name of a form field: a property of the variable at a position. */
export const definitionField = (at: number, property: Property): string => `variables.${at}.${property}`;

/** A variable as its form fields have it, for `variableDefinitions`. */
interface Typed {
  name: string;
  label?: string;
  question: string;
  kind: string;
  options: string[];
  required: boolean;
  value: string;
}

/** Reads the variables of a form. Undefined for a form without them. An unchecked checkbox posts nothing. */
export function parseDefinitionFields(fields: Readonly<Record<string, string>>): Typed[] | undefined {
  const typed: Typed[] = [];
  const of = (at: number, property: Property) => fields[definitionField(at, property)];
  for (let at = 0; of(at, "name") !== undefined; at += 1)
    typed.push({
      name: of(at, "name")!,
      label: of(at, "label")?.trim() || undefined,
      question: of(at, "question") ?? "",
      kind: of(at, "kind") ?? "text",
      options: splitOptions(of(at, "options") ?? ""),
      required: of(at, "required") === "on",
      value: of(at, "value") ?? "",
    });
  return typed.length > 0 ? typed : undefined;
}

/** The variables of a form as they would be stored, unchecked. */
export const parseTyped = (fields: Readonly<Record<string, string>>): Variable[] =>
  (parseDefinitionFields(fields) ?? []).map(({ label, kind, value, ...rest }) => ({
    ...rest,
    label: label ?? labelOf(rest.name),
    kind: variableKinds.find((known) => known === kind) ?? "text",
    value: value.trim() ? value : null,
  }));

/** Options typed one per line, or on a single line with commas between them, without blank and repeated ones. */
export function splitOptions(text: string): string[] {
  const separator = text.includes("\n") ? "\n" : /[,，、]/u;
  const options = text.split(separator, 4 * definitionLimits.options).map((option) => option.trim());
  return [...new Set(options.filter(Boolean))];
}

/** Options as the text that `splitOptions` splits: a single one with a comma ends in a line break. */
export const joinOptions = (options: readonly string[]): string =>
  splitOptions(options.join("\n")).length > options.length ? `${options[0]}\n` : options.join("\n");
