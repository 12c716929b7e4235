import { ownKey, fromHandlebars, readInputs } from "../formats/dotprompt.server";
import type { YamlBudget } from "../formats/read-yaml.server";
import { readFrontMatter } from "../formats/front-matter.server";
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
  variables: data.variables ?? undefined,
  createdAt: textOf(data.created),
  updatedAt: textOf(data.updated),
});

/** The data of a dotprompt file that are ours. */
const ownOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      key.startsWith(ownKey) ? [[key.slice(ownKey.length), value]] : [],
    ),
  ) as Record<string, unknown>;

const isDotprompt = (data: Record<string, unknown>): boolean =>
  Object.keys(data).some(
    (key) => ["input", "output", "model", "config"].includes(key) || key.startsWith(ownKey),
  );

/**
 * A text file as an unchecked prompt: Markdown or dotprompt by its front matter, else the text itself. `name`: that of the file.
 * Throws for front matter that cannot be read. Errors: `import_too_large`, for all front matter of an import.
 */
export function readTextFile(
  text: string,
  name: string | null,
  { placeholders, budget }: { placeholders: boolean; budget: YamlBudget },
): unknown {
  const parted = readFrontMatter(text, budget);
  if (!parted) return textItem(text.trim(), placeholders);
  const { data, body } = parted;
  if (name?.endsWith(".prompt") || isDotprompt(data)) return dotpromptItem(data, body);
  const plain = textItem(body, placeholders && data.variables === undefined);
  return {
    ...plain,
    ...told(fieldsOf(data)),
    ...told({ originalInput: textOf(data.purpose) ?? textOf(data.title) ?? textOf(data.name) }),
    ...told({ description: data.description ?? undefined }),
  };
}

function dotpromptItem(data: Record<string, unknown>, body: string): unknown {
  const own = ownOf(data);
  const inputs = readInputs(data.input);
  const isOurs = Object.keys(own).length > 0;
  const content = fromHandlebars(body, isOurs ? new Set(inputs.map(({ name }) => name!)) : null);
  return {
    originalInput: textOf(data.description) ?? textOf(data.name) ?? firstLine(content),
    content,
    variables: isOurs ? [] : inputs,
    ...told(fieldsOf(own)),
    ...told({ description: own.description ?? undefined }),
  };
}

/** The fields that have a value. */
const told = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
