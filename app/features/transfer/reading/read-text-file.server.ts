import { fromForeignTemplate, fromHandlebars, ownKey, parseInputs } from "../formats/dotprompt.server";
import { parseFrontMatter } from "../formats/front-matter.server";
import type { YamlBudget } from "../formats/parse-yaml.server";
import { advisedItem } from "./advised-item";
import type { FileLocation } from "./file-location";
import { firstLine, textItem } from "./table-items.server";

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

const listOf = (value: unknown): unknown =>
  typeof value === "string" ? value.split(/[,，、]/) : (value ?? undefined);

/** Fields of a prompt in the data before a text. */
const fieldsOf = (data: Record<string, unknown>) => ({
  id: textOf(data.id),
  type: data.type ?? undefined,
  tags: listOf(data.tags),
  folder: textOf(data.folder),
  title: data.title ?? undefined,
  description: data.description ?? undefined,
  variables: data.variables ?? undefined,
  createdAt: momentOf(data.created ?? data.date),
  updatedAt: momentOf(data.updated ?? data.modified ?? data.lastmod),
});

/** A day, or a moment without a zone, is one of Greenwich. */
const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:\d\d)?)?$/;

/** A moment in our form; what is none stays. */
function momentOf(value: unknown): string | undefined {
  const text = textOf(value);
  const [, day, time = "00:00", zone = "Z"] = moment.exec(text ?? "") ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** The data of a dotprompt file that are ours. */
const ownOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      key.startsWith(ownKey) ? [[key.slice(ownKey.length), value]] : [],
    ),
  ) as Record<string, unknown>;

const isDotprompt = (data: Record<string, unknown>): boolean =>
  Object.keys(data).some((key) => ["input", "output", "model", "config"].includes(key));

/** How a text file is read, and its place among other files. */
interface TextReading {
  placeholders: boolean;
  budget: YamlBudget;
  place?: FileLocation;
}

/**
 * A text file as an unchecked prompt: Markdown or dotprompt by its front matter, else the text itself. `name`: that of
 * the file. What files of other tools say besides the text is advice. Throws for front matter that cannot be read.
 * Errors: `import_too_large`, for all front matter of an import.
 */
export function readTextFile(
  text: string,
  name: string | null,
  { placeholders, budget, place }: TextReading,
): unknown {
  const { data, body } = parseFrontMatter(text, budget) ?? {
    data: {} as Record<string, unknown>,
    body: text.trim(),
  };
  const own = ownOf(data);
  if (Object.keys(own).length > 0) return ownTemplate(data, own, body);
  const fields = withoutUndefined(fieldsOf(data));
  const note = textItem(body, placeholders && data.variables === undefined);
  if (data.id !== undefined && data.purpose !== undefined)
    return { ...note, ...fields, originalInput: textOf(data.purpose) };
  const isTemplate = name === null ? isDotprompt(data) : name.toLowerCase().endsWith(".prompt");
  return advisedItem({
    ...(isTemplate ? template(data, body) : note),
    ...withoutUndefined({ folder: place?.folder }),
    ...fields,
    originalInput: titleOf(data, isTemplate) ?? place?.title ?? note.originalInput,
  });
}

const titleOf = (data: Record<string, unknown>, isTemplate: boolean): string | undefined =>
  [isTemplate && data.description, data.purpose, data.title, data.name]
    .map(textOf)
    .find((title) => title?.trim());

/** Our own dotprompt file. */
function ownTemplate(data: Record<string, unknown>, own: Record<string, unknown>, body: string): unknown {
  const content = fromHandlebars(body, new Set(parseInputs(data.input).map(({ name }) => name!)));
  return {
    originalInput: textOf(data.description) ?? firstLine(content),
    content,
    variables: [],
    ...withoutUndefined(fieldsOf(own)),
  };
}

function template(data: Record<string, unknown>, body: string) {
  const variables = parseInputs(data.input);
  return { content: fromForeignTemplate(body, new Set(variables.map(({ name }) => name!))), variables };
}

/** The fields that have a value. */
const withoutUndefined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
