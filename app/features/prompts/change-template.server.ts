import { definitionsOf, type Template } from "~/domain/variable-definitions";
import { valueFault } from "~/domain/variable-values";
import { fillPieces, namesOf, type Variable } from "~/domain/variables";
import { AppError, type FieldErrors } from "~/errors";
import type { Fact } from "~/domain/fact";
import { placeFacts } from "~/features/facts/place-facts";
import { cleanHidden } from "~/features/text/hidden-characters";

import { contentLimit, definitionLimits } from "./limits";

/**
 * Definitions to store with a text. Null if there is none. Those without a placeholder in it are dropped unchecked.
 * Error: `invalid_fields`, by position: a choice without options, a value that does not fit its kind.
 */
export function definitionsFor(content: string, variables: readonly Variable[]): Variable[] | null {
  const names = new Set(namesOf(content));
  const fields: FieldErrors = {};
  for (const [at, { name, kind, options, value }] of variables.entries()) {
    if (!names.has(name)) continue;
    if (kind === "choice" && options.length === 0) fields[`variables.${at}.options`] = { code: "required" };
    const fault = value === null ? null : valueFault({ kind, options }, value);
    if (fault) fields[`variables.${at}.value`] = { code: fault };
  }
  const definitions = definitionsOf(content, variables);
  if (definitions && JSON.stringify(definitions).length > definitionLimits.inAll)
    fields.variables = { code: "too_long", limit: definitionLimits.inAll };
  // Counted before the text is made: a default may have a thousand placeholders.
  const filled = fillPieces(content, definitions ?? [], {}).reduce((sum, { text }) => sum + text.length, 0);
  if (filled > definitionLimits.filled)
    fields.variables = { code: "too_long", limit: definitionLimits.filled };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  return definitions;
}

/** `changedTemplate` without the facts that others shall not see. Errors: those of `changedTemplate`. */
export function changedShownTemplate(
  stored: Parameters<typeof changedTemplate>[0],
  change: TemplateChange,
  facts: readonly Fact[],
) {
  const template = changedTemplate(stored, change);
  return template && (shownTemplate({ ...template, variables: template.variables ?? [] }, facts) ?? template);
}

/** A text whose facts are fields again, as it is stored. Undefined where it has none. Errors: those of `definitionsFor`. */
export function shownTemplate(template: Template, facts: readonly Fact[]) {
  const { content, variables, placed } = placeFacts(template, facts, contentLimit);
  return placed.length > 0 ? { content, variables: definitionsFor(content, variables) } : undefined;
}

interface TemplateChange {
  content?: string;
  variables?: readonly Variable[];
}

/**
 * A new text of a prompt, as it is stored: a published one loses its hidden characters. Error: `invalid_fields`, if it has no
 * others.
 */
export function storedText(
  { publishedAt }: { publishedAt: Date | null },
  field: "originalInput" | "content",
  text: string,
): string {
  if (!publishedAt) return text;
  const { hidden, text: cleaned } = cleanHidden(text);
  if (hidden.length === 0) return text;
  if (cleaned.trim() === "")
    throw new AppError("invalid_fields", { fields: { [field]: { code: "required" } } });
  return cleaned.trim();
}

/** Text and definitions after a change of either. Errors: those of `storedText` and `definitionsFor`. */
export function changedTemplate(
  stored: { content: string; variables: readonly Variable[]; publishedAt: Date | null },
  change: TemplateChange,
) {
  if (change.content === undefined && change.variables === undefined) return undefined;
  const content = storedText(stored, "content", change.content ?? stored.content);
  return { content, variables: definitionsFor(content, change.variables ?? stored.variables) };
}
