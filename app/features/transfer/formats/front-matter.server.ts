import { yamlLimits } from "../limits";
import { parseToml } from "./parse-toml.server";
import { parseYamlSafely, type YamlBudget } from "./parse-yaml.server";

/** A text file in two parts. Null for one without front matter. */
interface Parted {
  data: Record<string, unknown>;
  body: string;
}

/**
 * A text with its data before it, between lines of three dashes. Values are written as JSON, which every YAML reader takes for the
 * same, whatever words or signs are in it; a line a property keeps the largest prompt within the limits of `readYaml`.
 */
export const withFrontMatter = (data: object, body: string): string =>
  `---\n${linesOf(data, "")}---\n\n${body}\n`;

/** Keys below the first level may be people's words. */
const linesOf = (data: object, indent: string): string =>
  Object.entries(data)
    .map(([key, value]: [string, unknown]) => {
      const name = indent + (indent ? asJson(key) : key);
      return isMapping(value) ? `${name}:\n${linesOf(value, `${indent}  `)}` : `${name}: ${asJson(value)}\n`;
    })
    .join("");

/** JSON without the signs that readers of YAML 1.1 take for line breaks, or refuse. */
const asJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const isMapping = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a text begins with YAML (`---`) or TOML (`+++`). */
export const hasFrontMatter = (text: string): boolean => /^(?:---|\+\+\+)[ \t]*\n/.test(text);

/**
 * Splits a text from the YAML or TOML before it. Null if it has none. Throws for a YAML that is none, too long, or not
 * read (`readYaml`). Errors: `import_too_large`, over the budget.
 */
export function parseFrontMatter(text: string, budget: YamlBudget): Parted | null {
  if (!hasFrontMatter(text)) return null;
  const isToml = text.startsWith("+");
  const start = text.indexOf("\n") + 1;
  const end = (isToml ? /^\+\+\+[ \t]*$/m : /^---[ \t]*$/m).exec(text.slice(start, start + yamlLimits.file));
  if (!end) throw new Error("The front matter has no end.");
  const inside = text.slice(start, start + end.index);
  const data = isToml ? parseToml(inside) : (parseYamlSafely(inside, budget) ?? {});
  if (typeof data !== "object" || Array.isArray(data)) throw new Error("The front matter is no mapping.");
  const rest = text.slice(start + end.index);
  return { data: data as Record<string, unknown>, body: rest.slice(rest.indexOf("\n") + 1).trim() };
}
