import { isName, namesOf, variablesOf, type Variable } from "./variables";

/** `${name}`, `${name:default}` and `[[name]]`. */
const placeholder = /\$\{([^{}:\r\n]{1,80})(?::([^{}\r\n]{0,300}))?\}|\[\[([^[\]\r\n]{1,80})\]\]/gu;
const fence = /^\s{0,3}(?:```|~~~)/u;

/** A text with placeholders of other tools turned into variables. */
interface Imported {
  content: string;
  /** Variables of the text, with the defaults of its placeholders. */
  variables: Variable[];
  /** Number of names that became variables. */
  found: number;
}

/** Turns `${name}`, `${name:default}` and `[[name]]` outside fenced code into `{{name}}`. */
export function importPlaceholders(text: string): Imported {
  const defaults = new Map<string, string | null>();
  let isCode = false;
  const lines = text.split("\n").map((line) => {
    if (fence.test(line)) isCode = !isCode;
    if (isCode) return line;
    return line.replace(placeholder, (whole, braced?: string, own?: string, bracketed?: string) => {
      const name = (braced ?? bracketed ?? "").trim();
      if (!isName(name)) return whole;
      const value = own?.trim() || null;
      if (defaults.get(name) === undefined || value) defaults.set(name, defaults.get(name) ?? value);
      return `{{${name}}}`;
    });
  });
  const content = lines.join("\n");
  const names = new Set(namesOf(content));
  const variables = variablesOf(content, null).map((variable) => ({
    ...variable,
    value: defaults.get(variable.name) ?? null,
    // A default of another form than its kind is text.
    kind: defaults.get(variable.name) ? ("text" as const) : variable.kind,
  }));
  return { content, variables, found: [...defaults.keys()].filter((name) => names.has(name)).length };
}
