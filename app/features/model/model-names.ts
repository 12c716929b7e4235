/** Name prefixes of a model's questions and wishes, and of its own points. */
const prefixes = { asked: "model.", point: "point." } as const;
const escapes = { "%": "%25", _: "%5F" } as const;

/**
 * The name of a model's question, wish or point. It contains the label or text, so that a later call
 * understands it.
 */
export const modelName = (text: string, kind: keyof typeof prefixes = "asked"): string =>
  prefixes[kind] +
  text.replace(/[%_]/g, (sign) => escapes[sign as keyof typeof escapes]).replaceAll(" ", "_");

/** Whether an id belongs to a point switched on by a model. */
export const isPoint = (id: string): boolean => id.startsWith(prefixes.point);

/** The label or text in a model's name; null for any other name. */
export function textOfName(name: string): string | null {
  const prefix = Object.values(prefixes).find((candidate) => name.startsWith(candidate));
  if (!prefix) return null;
  const text = name.slice(prefix.length).replaceAll("_", " ");
  return text.replaceAll(escapes._, "_").replaceAll(escapes["%"], "%");
}
