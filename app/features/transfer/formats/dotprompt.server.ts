import { isName, namesOf, variablesOf, type Variable } from "~/domain/variables";

import type { ExportedPrompt } from "../exported-prompt";
import { withFrontMatter } from "./front-matter.server";
import { sharedData } from "./markdown.server";

/** Names that Handlebars reads as they are; others stand in brackets. */
const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const place = /\{\{([^{}\r\n]*)\}\}/g;
const bracketed = /\{\{([^\S\r\n]{0,20})\[([^[\]{}\r\n]{1,200})\]([^\S\r\n]{0,20})\}\}/g;

/** Our data in a dotprompt file: keys with a dot are a tool's own. */
export const ownKey = "prompttown.";

/** A `.prompt` file (dotprompt): Handlebars text, its inputs by name, and our own data under `prompttown.`. */
export function dotpromptFile(prompt: ExportedPrompt): string {
  const variables = variablesOf(prompt.content, prompt.variables);
  const own = Object.fromEntries(
    Object.entries(sharedData(prompt)).map(([key, value]) => [ownKey + key, value] as const),
  );
  const given = variables.filter(({ value }) => value !== null);
  const data = {
    description: prompt.originalInput,
    ...(variables.length > 0 && {
      input: {
        schema: Object.fromEntries(variables.map(schemaOf)),
        ...(given.length > 0 && {
          default: Object.fromEntries(given.map(({ name, value }) => [name, value])),
        }),
      },
    }),
    ...own,
    ...(prompt.variables.length > 0 && { [`${ownKey}variables`]: prompt.variables }),
  };
  return withFrontMatter(data, toHandlebars(prompt.content));
}

/** The entry of a variable in Picoschema: `name?(enum, hint): [one, two]`. */
function schemaOf({ name, label, question, kind, options, required }: Variable): [string, unknown] {
  const key = required ? name : `${name}?`;
  const hint = (question || label).replaceAll(/[\s,()]+/g, " ").trim();
  if (kind === "choice") return [`${key}(enum, ${hint})`, options];
  return [key, `${kind === "number" ? "number" : "string"}, ${hint}`];
}

/** A text with its places as Handlebars has them: `{{[my name]}}`. */
function toHandlebars(content: string): string {
  const names = new Set(namesOf(content));
  return content.replace(place, (whole, inside: string) => {
    const name = inside.trim();
    return names.has(name) && !plainName.test(name)
      ? `{{${inside.replace(name, () => `[${name}]`)}}}`
      : whole;
  });
}

/** The text of a Handlebars template with our places, of these names or of all that can be one. */
export const fromHandlebars = (template: string, names: ReadonlySet<string> | null): string =>
  template.replace(bracketed, (whole, before: string, name: string, after: string) =>
    (names ? names.has(name) : isName(name)) ? `{{${before}${name}${after}}}` : whole,
  );

/** Definitions of the variables that a foreign file's `input` tells: those of Picoschema, without nested ones. */
export function readInputs(input: unknown): Partial<Variable>[] {
  const { schema, default: values } = Object(input) as { schema?: unknown; default?: unknown };
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).map(([key, type]: [string, unknown]) => {
    const [, name = key, optional, note] = /^([^?(]*)(\?)?(?:\((.*)\))?$/s.exec(key) ?? [];
    const [kind = "", hint = ""] = splitOnce(Array.isArray(type) ? (note ?? "") : String(type));
    const given = Object(values) as Record<string, unknown>;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return {
      name,
      question: hint,
      kind: Array.isArray(type) ? "choice" : /^(number|integer)$/.test(kind) ? "number" : "text",
      options: Array.isArray(type) ? type.map(String) : [],
      required: optional === undefined,
      value: ["string", "number", "boolean"].includes(typeof value) ? String(value) : null,
    };
  });
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(",");
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
