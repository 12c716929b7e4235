/** Maximum number of variables of a prompt, and maximum length of a name in code points. */
export const variableLimits = { variables: 40, name: 60 };

/** A placeholder in a text, with what is inside the braces. */
export const placeholder = /\{\{([^{}\r\n]*)\}\}/g;
// Template syntax such as `{{#if x}}`, `{{ $json['a'] }}` and `{{ color: 'red' }}` is text.
const nameForm = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .・'’-]*$/u;

/** Names that every JavaScript object has a meaning for: an answer under one would be lost, here or in a tool that reads ours. */
export const reservedNames: readonly string[] = ["__proto__", "constructor", "prototype"];

/** Whether a name is taken by the language itself: no variable can have it, wherever the name comes from. */
export const isReservedName = (name: string): boolean => reservedNames.includes(name.trim());

/** The name in a placeholder. Null if it is not a variable. */
export function nameIn(inside: string): string | null {
  const name = inside.trim();
  if (isReservedName(name)) return null;
  return nameForm.test(name) && [...name].length <= variableLimits.name ? name : null;
}

/** Whether a text may be the name of a variable. */
export const isName = (text: string): boolean => nameIn(text) === text;

/** The pieces of a text between its placeholders, whatever their names. */
export const literalPieces = (content: string): string[] => content.split(/\{\{[^{}\r\n]*\}\}/);

/** Whether a text ends with the label of the blank after it: `- Shop: `. */
export const endsWithLabel = (before: string, label: string): boolean =>
  before.replace(/(?:\*\*)?[:：](?:\*\*)?\s*$/u, "").endsWith(label);

/** The look of an open blank after its own label. */
export const blank = "____";

/** A text to hand on: with a blank, `[name]`, in the place of every placeholder. */
export const withBlanks = (text: string): string =>
  text.replace(placeholder, (match, inside: string) => {
    const name = nameIn(inside);
    return name === null ? match : `[${name}]`;
  });
