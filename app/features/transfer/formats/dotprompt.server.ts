import { namesOf, variablesOf, type Variable } from "~/domain/variables";
import { isName } from "~/domain/placeholders";

import type { ExportedPrompt } from "../exported-prompt";
import { withFrontMatter } from "./front-matter.server";
import { sharedData } from "./markdown.server";

/** Names that Handlebars reads as they are; others stand in brackets. */
const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Words that Handlebars and dotprompt have a meaning for: `this.` tells a field of that name from them. */
const words: ReadonlySet<string> = new Set(
  (
    "as else false null this true undefined blockHelperMissing each helperMissing if log lookup unless with " +
    "history ifEquals json media role section unlessEquals"
  ).split(" "),
);
const placeholder = /\{\{([^{}\r\n]*)\}\}/g;
/** Patterns of the result of `toHandlebars`: text that is no placeholder, and placeholders. */
const written = /(?: \{\{~! \}\})?\\\{\{|( \{\{~|\{\{)([^{}\r\n]*?)(?:~\}\} (?=\})|\}\})/g;
const bracketed = /^(\s*)(?:this\.)?\[([^[\]{}\r\n]{1,200})\](\s*)$/;

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

/**
 * A text as a Handlebars template that says the same. Braces that are no placeholder get a backslash. A brace or a
 * backslash next to a placeholder would change it, so a space stands between them, which the placeholder takes away (`~`), or,
 * where there is none, a comment.
 */
function toHandlebars(content: string): string {
  const names = new Set(namesOf(content));
  const literal = (text: string) =>
    text.replaceAll(/(\\?)\{\{/g, (_, slash: string) => (slash ? "\\ {{~! }}\\{{" : "\\{{"));
  let template = "";
  let from = 0;
  for (const { 0: whole, 1: inside = "", index } of content.matchAll(placeholder)) {
    const name = inside.trim();
    if (!names.has(name)) continue;
    const end = index + whole.length;
    const open = /[{\\]/.test(content[index - 1] ?? "") ? " {{~" : "{{";
    const close = content[end] === "}" ? "~}} " : "}}";
    template += literal(content.slice(from, index)) + open + inside.replace(name, () => asPath(name)) + close;
    from = end;
  }
  return template + literal(content.slice(from));
}

function asPath(name: string): string {
  if (words.has(name)) return `this.[${name}]`;
  return plainName.test(name) ? name : `[${name}]`;
}

/** The text of a template that `toHandlebars` wrote, with placeholders of these names. */
export const fromHandlebars = (template: string, names: ReadonlySet<string>): string =>
  template.replace(written, (whole, open: string | undefined, inside = "") => {
    if (open === undefined) return "{{";
    const named = inside.replace(bracketed, "$1$2$3");
    return names.has(named.trim()) ? `{{${named}}}` : whole;
  });

/**
 * The text of another tool's template with our placeholders, which any name can have but the language's own words:
 * those, and what has a backslash before it, are text and stand in single braces. `names`: inputs that the file tells.
 */
export const fromForeignTemplate = (template: string, names: ReadonlySet<string>): string =>
  template.replace(/(\\?)\{\{([^{}\r\n]*)\}\}/g, (whole, slash: string, inside: string) => {
    const name = inside.trim().replace(bracketed, "$2");
    if (!isName(name)) return whole;
    const [word = ""] = /^[^\s.[]*/.exec(inside.trim()) ?? [];
    const isText = slash !== "" || (words.has(word) && !names.has(name));
    return isText ? `{${inside}}` : `{{${name}}}`;
  });

/** Definitions of the variables that a foreign file's `input` tells, in Picoschema or JSON Schema, without nested ones. */
export function parseInputs(input: unknown): Partial<Variable>[] {
  const { schema, default: values } = Object(input) as { schema?: unknown; default?: unknown };
  if (typeof schema !== "object" || schema === null) return [];
  const given = Object(values) as Record<string, unknown>;
  const { properties } = schema as { properties?: unknown };
  const inputs =
    typeof properties === "object" && properties !== null
      ? fromJsonSchema(schema, properties)
      : fromPico(schema);
  return inputs.map(({ value, ...variable }) => ({
    ...variable,
    value: asValue(Object.hasOwn(given, variable.name) ? given[variable.name] : value),
  }));
}

type Input = Omit<Partial<Variable>, "value"> & { name: string; value?: unknown };

const asValue = (value: unknown): string | null =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : null;

const kindOf = (type: unknown): "number" | "text" =>
  type === "number" || type === "integer" ? "number" : "text";

const fromPico = (schema: object): Input[] =>
  Object.entries(schema).map(([key, type]: [string, unknown]) => {
    const [, name = key, optional, note] = /^([^?(]*)(\?)?(?:\((.*)\))?$/s.exec(key) ?? [];
    const [kind = "", hint = ""] = splitOnce(Array.isArray(type) ? (note ?? "") : String(type));
    return {
      name,
      question: hint,
      kind: Array.isArray(type) ? "choice" : kindOf(kind),
      options: Array.isArray(type) ? type.map(String) : [],
      required: optional === undefined,
    };
  });

/** Formats that are kinds of their own here. */
const formats = new Map([
  ["date", "date"],
  ["uri", "url"],
] as const);

function fromJsonSchema(schema: object, properties: object): Input[] {
  const { required } = schema as { required?: unknown };
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(properties).map(([name, property]: [string, unknown]) => {
    const {
      type,
      title,
      description,
      enum: options,
      format,
      default: value,
    } = Object(property) as JsonProperty;
    const types: unknown[] = [type].flat();
    return {
      name,
      ...(typeof title === "string" && title && { label: title }),
      question: typeof description === "string" ? description : "",
      kind: Array.isArray(options)
        ? "choice"
        : (formats.get(format as "date" | "uri") ?? kindOf(types.find((one) => one !== "null"))),
      options: Array.isArray(options) ? options.filter((option) => option !== null).map(String) : [],
      required: needed.has(name),
      value,
    };
  });
}

type JsonProperty = Partial<
  Record<"type" | "title" | "description" | "enum" | "format" | "default", unknown>
>;

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(",");
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
