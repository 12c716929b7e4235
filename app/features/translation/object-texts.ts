/** Whether lists and objects are nested more than `most` deep. Never looks deeper than that. */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (!isNested(value)) return false;
  return most === 0 || Object.values(value).some((part) => isDeeperThan(part, most - 1));
}

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

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
