import { isNested } from "~/features/text/nesting";

/** All texts in a JSON value, in order, without field names. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isNested(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** A JSON value with its texts replaced, in the order of `textsIn`. */
export function withTexts(value: unknown, texts: readonly string[]): unknown {
  let at = 0;
  const copy = (part: unknown): unknown => {
    if (typeof part === "string") return texts[at++];
    if (Array.isArray(part)) return part.map(copy);
    // Object.fromEntries also makes an own field of `__proto__`.
    return isNested(part)
      ? Object.fromEntries(Object.entries(part).map(([name, field]) => [name, copy(field)]))
      : part;
  };
  return copy(value);
}
