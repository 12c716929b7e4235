import { parse, stringify } from "yaml";

/** Longest front matter that is read, in characters: definitions take up to 40,000. */
const longest = 100_000;

/** A text file in two parts; null: without front matter. */
interface Parted {
  data: Record<string, unknown>;
  body: string;
}

/** A text with its data before it, between lines of three dashes. */
export const withFrontMatter = (data: object, body: string): string =>
  `---\n${stringify(data, { lineWidth: 0, aliasDuplicateObjects: false })}---\n\n${body}\n`;

/**
 * Splits a text from the YAML before it; null: it has none. Throws for a YAML that is none, too long, or refers to itself
 * (an alias can stand for a billion nodes).
 */
export function readFrontMatter(text: string): Parted | null {
  if (!/^---[ \t]*\n/.test(text)) return null;
  const start = text.indexOf("\n") + 1;
  const end = /^---[ \t]*$/m.exec(text.slice(start, start + longest));
  if (!end) throw new Error("The front matter has no end.");
  const data: unknown = parse(text.slice(start, start + end.index), { maxAliasCount: 0, logLevel: "error" });
  if (data !== null && (typeof data !== "object" || Array.isArray(data)))
    throw new Error("The front matter is no mapping.");
  const rest = text.slice(start + end.index);
  return { data: (data ?? {}) as Record<string, unknown>, body: rest.slice(rest.indexOf("\n") + 1).trim() };
}
