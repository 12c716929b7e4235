import type { Values, Variable } from "~/domain/variables";

/** Form fields of the answers: `values.<name>` an option or a text, `own.<name>` own words (win over an option). */
export const fillField = { value: "values.", own: "own." } as const;

/** The answers in the fields of a form, by variable name; "" for an unanswered one. */
export function valuesOfFields(
  fields: Iterable<readonly [string, unknown]>,
  variables: readonly Variable[],
): Values {
  const given = new Map<string, string>();
  for (const [field, value] of fields) if (typeof value === "string") given.set(field, value);
  return Object.fromEntries(
    variables.map(({ name, kind }) => {
      const own = given.get(fillField.own + name) ?? "";
      const text = own.trim() ? own : (given.get(fillField.value + name) ?? "");
      // Japanese keyboards type wide digits.
      const typed = kind === "number" ? text.normalize("NFKC").trim() : kind === "url" ? text.trim() : text;
      return [name, typed.replace(/\r\n?/g, "\n")];
    }),
  );
}

/** The fields of a variable's answer: an option in the one, anything else in the other. */
export function fieldsOfValue({ kind, options }: Variable, value: string): { value: string; own: string } {
  const isOwn = kind === "text" && options.length > 0 && !options.includes(value);
  return isOwn ? { value: "", own: value } : { value, own: "" };
}
