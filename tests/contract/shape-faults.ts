/** An expected shape: names of types or shapes, joined by `|`; `*` stands for every key, `...` for a shape's keys. */
export type Shape = string | [Shape] | { [key: string]: Shape };

type Shapes = Record<string, Shape>;

const types: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  true: (value) => value === true,
  null: (value) => value === null,
  moment: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value),
};

/** The differences of a value from its shape: extra, missing and mistyped fields. Empty: it fits. */
export function shapeFaults(value: unknown, shape: Shape, shapes: Shapes, at = "answer"): string[] {
  if (typeof shape === "string") {
    const faults = shape.split("|").map((name) => {
      const named = shapes[name];
      if (named !== undefined) return shapeFaults(value, named, shapes, at);
      return types[name]?.(value) ? [] : [`${at} is no ${name}: ${JSON.stringify(value)}`];
    });
    return faults.find((list) => list.length === 0) ?? faults.flat();
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${at} is no list: ${JSON.stringify(value)}`];
    return value.flatMap((item, index) => shapeFaults(item, shape[0], shapes, `${at}.${index}`));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [`${at} is no object: ${JSON.stringify(value)}`];
  const { "*": every, "...": rest, ...own } = shape;
  const expected = { ...(typeof rest === "string" && (shapes[rest] as Record<string, Shape>)), ...own };
  const missing = Object.keys(expected).filter((key) => !(key in value));
  const inner = Object.entries(value).flatMap(([key, field]) => {
    const fits = expected[key] ?? every;
    return fits === undefined
      ? [`${at}.${key} is not in the table`]
      : shapeFaults(field, fits, shapes, `${at}.${key}`);
  });
  return [...missing.map((key) => `${at}.${key} is missing`), ...inner];
}
