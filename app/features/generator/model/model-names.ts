/** Name prefix of a model's questions and wishes. */
const prefix = "model.";
const escapes = { "%": "%25", _: "%5F" } as const;

/** The name of a model's question or wish. It contains the label or text, so that a later call understands it. */
export const modelName = (text: string): string =>
  prefix + text.replace(/[%_]/g, (sign) => escapes[sign as keyof typeof escapes]).replaceAll(" ", "_");

export const isModelName = (name: string): boolean => name.startsWith(prefix);

/** The label or text in a model's name; null for any other name. */
export function textOfName(name: string): string | null {
  if (!isModelName(name)) return null;
  const text = name.slice(prefix.length).replaceAll("_", " ");
  return text.replaceAll(escapes._, "_").replaceAll(escapes["%"], "%");
}
