import { namesOf, variablesOf, type Variable } from "./variables";
import { isName } from "./placeholders";

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

/** `[name]` that is no link, `<name>` and a line to write on, also in full width. */
const typedMark =
  /(?<![\]\w[])[[［]([^[\]［］\r\n]{1,80})[\]］](?![([]|:\s{0,3}(?:https?:|[/.#<]))|(?<!\w)[<＜](?!\s)([^<>＜＞\r\n]{1,80})[>＞]|(?<![\w＿])[_＿]{3,}(?![\w＿])/gu;
const closingTag = /<\/([^<>/\r\n]{1,80})>/gu;
const openTag = /^(?:br|dd|dt|hr|img|li|p|t[dhr]|wbr)$/iu;
const ruler = /^[\s_＿]*$/u;
/** The words before a line to write on: `Name: ___`. */
const labelBefore = /(\p{L}[\p{L}\p{M}\p{N} ]{0,39})\s{0,3}[:：]\s{0,3}$/u;

/**
 * Turns `${name}`, `${name:default}` and `[[name]]` outside fenced code into `{{name}}`. With a name for `blanks`, what people type by
 * hand too: `[name]`, `<name>` and `___`.
 */
export function importPlaceholders(text: string, blanks?: string): Imported {
  const defaults = new Map<string, string | null>();
  const closed = new Set([...text.matchAll(closingTag)].map(([, name]) => name!.trim()));
  let isCode = false;
  let count = 0;
  const become = (whole: string, inside: string, value: string | null = null) => {
    const name = inside.trim();
    if (!isName(name)) return whole;
    if (defaults.get(name) === undefined || value) defaults.set(name, defaults.get(name) ?? value);
    return `{{${name}}}`;
  };
  const lines = text.split("\n").map((line) => {
    if (fence.test(line)) isCode = !isCode;
    if (isCode) return line;
    const known = line.replace(placeholder, (whole, braced?: string, own?: string, bracketed?: string) =>
      become(whole, braced ?? bracketed ?? "", own?.trim() || null),
    );
    if (blanks === undefined || ruler.test(line)) return known;
    return known.replace(typedMark, (whole: string, bracketed?: string, angled?: string, at = 0) => {
      const name = bracketed ?? angled;
      if (name === undefined) {
        const label = labelBefore.exec(known.slice(Math.max(0, at - 50), at))?.[1];
        return become(whole, label ?? `${blanks} ${(count += 1)}`);
      }
      const isMark =
        /\p{L}/u.test(name) && !/^x$/iu.test(name) && !closed.has(name.trim()) && !openTag.test(name);
      return isMark ? become(whole, name) : whole;
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
