/** Of what a model asked and offered, and of the points that it put into the prompt by itself. */
const prefixes = { asked: "model.", point: "point." } as const;
const escapes = { "%": "%25", _: "%5F" } as const;

/** The name of a question, wish or point that a model thought of. It carries the label or the text, so that a later call understands it. */
export const modelName = (text: string, kind: keyof typeof prefixes = "asked"): string =>
  prefixes[kind] +
  text.replace(/[%_]/g, (sign) => escapes[sign as keyof typeof escapes]).replaceAll(" ", "_");

/** Whether an id is of a point that nobody but a model switched on. */
export const isPoint = (id: string): boolean => id.startsWith(prefixes.point);

/** The label or text in such a name; null for any other name. */
export function textOfName(name: string): string | null {
  const prefix = Object.values(prefixes).find((candidate) => name.startsWith(candidate));
  if (!prefix) return null;
  const text = name.slice(prefix.length).replaceAll("_", " ");
  return text.replaceAll(escapes._, "_").replaceAll(escapes["%"], "%");
}
