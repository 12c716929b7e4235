import { z } from "zod";

import { exampleKinds, type ExampleKind } from "~/domain/example-pictures";
import { type Values } from "~/domain/variables";
import { variableLimits } from "~/domain/placeholders";
import { fillField } from "~/features/prompts/filling/fill-fields";
import { replyLimit } from "~/features/runs/try/limits";
import { optionalLine, optionalNote, typedText } from "~/features/text/typed-text";
import { visibleText } from "~/features/text/visible-text";

import { altLimit, examplesLimit, exampleTextLimit, valuesLimit } from "./limits";

const text = optionalNote(exampleTextLimit);
const alt = optionalLine(altLimit);

/** Values by variable name, without hidden characters; blank ones are left out. */
const values = z
  .record(z.string(), z.string({ error: "wrong_type" }).meta({ maxLength: valuesLimit }), {
    error: "wrong_type",
  })
  .meta({ maxProperties: variableLimits.variables })
  .refine((given) => Object.keys(given).length <= variableLimits.variables, {
    error: "too_many",
    params: { limit: variableLimits.variables },
  })
  .transform((given): Values => {
    const entries = Object.entries(given).map(([name, value]) => [name, visibleText(value).trim()] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== ""));
  });

/** A new example: a text, or the words for an uploaded picture. */
export interface NewExample {
  kind: ExampleKind;
  /** Empty: a picture. */
  text: string;
  /** Empty: a text. */
  alt: string;
  values: Values;
}

/** `POST /api/my-town-prompts/{id}/examples` as JSON: a text. */
export const textExample = z
  .strictObject({
    text: typedText(exampleTextLimit).overwrite((written) => visibleText(written).trim()),
    values: values.default({}),
  })
  .transform((given): NewExample => ({ kind: "text", alt: "", ...given }));

/** `PATCH /api/my-town-prompts/{id}/examples/{exampleId}`; an omitted field stays. */
export const exampleChange = z.strictObject({
  text: text.optional(),
  alt: alt.optional(),
  values: values.optional(),
});

export type ExampleChange = z.output<typeof exampleChange>;

/** A position among the examples, from 1. */
const position = z.literal(
  Array.from({ length: examplesLimit }, (_, at) => at + 1),
  {
    error: ({ input }) =>
      input === undefined ? "required" : typeof input === "number" ? "not_an_option" : "wrong_type",
  },
);

/** `POST /api/my-town-prompts/{id}/examples/{exampleId}/move`. */
export const exampleMove = z.strictObject({ position });

export const moveForm = z
  .object({ position: z.string().optional() })
  .transform(({ position: typed }) => ({ position: typed === undefined ? undefined : Number(typed) }))
  .pipe(z.object({ position }));

const typed = z.string().default("");

/** Prefixes of a value's fields; the later one wins. */
const valueFields = [fillField.value, fillField.own];

const isValueField = (field: string) => valueFields.some((prefix) => field.startsWith(prefix));

/** The values in the fields of a form: own words win over an option. */
function valuesIn(fields: Readonly<Record<string, string>>): Record<string, string> {
  const found = new Map<string, string>();
  for (const prefix of valueFields)
    for (const [field, value] of Object.entries(fields)) {
      const isGiven = prefix === fillField.value || value.trim() !== "";
      if (field.startsWith(prefix) && isGiven) found.set(field.slice(prefix.length), value);
    }
  return Object.fromEntries(found);
}

const form = z
  .object({
    kind: z.enum(exampleKinds, { error: "not_an_option" }).default("picture"),
    text: typed,
    alt: typed,
    // A text in the file's field: the file was not attached.
    picture: z.literal("", { error: "wrong_type" }).optional(),
  })
  .catchall(z.string({ error: "wrong_type" }));

const newExample = z.object({ kind: z.enum(exampleKinds), text, alt, values });

const fieldsOf = ({
  kind,
  text: written,
  alt: described,
  picture: _none,
  ...rest
}: z.output<typeof form>) => ({
  kind,
  text: written,
  alt: described,
  values: valuesIn(rest),
});

/** A reply that may become an example: the page's form begins with it. */
export const exampleDraftForm = z.object({ text: typedText(replyLimit) });

/** The page's form of a new example; other fields are ignored. */
export const exampleForm = form.transform(fieldsOf).pipe(newExample);

/** `POST /api/my-town-prompts/{id}/examples` as a form, with the picture as the file `picture`; other fields are refused. */
export const exampleUploadForm = form
  .transform((fields, context) => {
    const { kind: _kind, text: _text, alt: _alt, picture: _picture, ...rest } = fields;
    const keys = Object.keys(rest).filter((field) => !isValueField(field));
    if (keys.length > 0) context.issues.push({ code: "unrecognized_keys", keys, input: fields });
    return fieldsOf(fields);
  })
  .pipe(newExample);

export const changeForm = z
  .object({ text: z.string().optional(), alt: z.string().optional() })
  .catchall(z.string())
  .transform(({ text: written, alt: described, ...rest }): z.input<typeof exampleChange> => ({
    text: written,
    alt: described,
    values: valuesIn(rest),
  }))
  .pipe(exampleChange);
