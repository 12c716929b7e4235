import { yamlLimits } from "../limits";

const property = /^([\w-]+)[ \t]*=(.*)$/;

/**
 * The properties of a TOML text that stand on one line before its first table, as Hugo's front matter has them. None is refused:
 * files with TOML are not ours, and what they tell is advice.
 */
export function parseToml(text: string): Record<string, unknown> {
  const lines = text.split("\n").slice(0, yamlLimits.lines);
  const table = lines.findIndex((line) => /^[ \t]*\[/.test(line));
  return Object.fromEntries(
    lines.slice(0, table < 0 ? undefined : table).flatMap((line) => {
      const [, key, value] = (line.length <= yamlLimits.line && property.exec(line.trim())) || [];
      return key === undefined ? [] : [[key, valueOf(value!.trimStart())] as const];
    }),
  );
}

/** A text as it is, in quotes, a list, or a number, a word or a date. */
const value = /^(?:'([^']*)'|("(?:[^"\\]|\\.)*"|\[[^\]]*\])|([^\s#"'[{][^#]*))/;

/** Undefined if there is none on its line. */
function valueOf(text: string): unknown {
  const [, literal, quoted, plain] = value.exec(text) ?? [];
  if (literal !== undefined) return literal;
  if (plain !== undefined) return parsed(plain) ?? plain.trim();
  return quoted && (parsed(quoted) ?? parsed(quoted.replaceAll("'", '"')));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
