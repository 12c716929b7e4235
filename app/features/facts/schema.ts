import { z } from "zod";

import { boundedList, optionalLine, typedLine, typedText } from "~/features/text/typed-text";

import {
  factNameLimit,
  factsLimit,
  factSubjectLimit,
  factTextLimit,
  fitLimit,
  fitsLimit,
  pastedLimit,
  statedLimit,
} from "./limits";

const fit = typedLine(fitLimit);

const fields = {
  name: typedLine(factNameLimit),
  text: typedLine(factTextLimit),
  subject: optionalLine(factSubjectLimit),
  fits: boundedList(z.array(fit, { error: "wrong_type" }).meta({ maxItems: fitsLimit }), fitsLimit),
};

/** `POST /api/facts`: a fact, and what it has answered already. */
export const factDraft = z.strictObject({
  ...fields,
  subject: fields.subject.default(""),
  fits: fields.fits.default([]),
});

export type FactDraft = z.output<typeof factDraft>;

/** `PATCH /api/facts/{id}`: the parts to change. */
export const factPatch = z.strictObject({
  name: fields.name.optional(),
  text: fields.text.optional(),
  subject: fields.subject.optional(),
});

export type FactPatch = z.output<typeof factPatch>;

/** The form that changes a fact. */
export const factForm = z
  .object({
    name: z.string().default(""),
    text: z.string().default(""),
    subject: z.string().default(""),
  })
  .pipe(z.object({ name: fields.name, text: fields.text, subject: fields.subject }));

/** The form of a pasted list: a fact a line, with its name before a colon where it has one (`readList`). */
export const factsForm = z
  .object({ list: z.string().default(""), subject: z.string().default("") })
  .pipe(z.object({ list: typedText(pastedLimit), subject: fields.subject }));

export type FactsForm = z.output<typeof factsForm>;

/** The ids of facts that a prompt is to state. */
export const factIds = boundedList(
  z.array(z.string({ error: "wrong_type" }).max(64, { error: "too_long" }), { error: "wrong_type" }).meta({
    maxItems: statedLimit,
  }),
  statedLimit,
);

/** `POST /api/facts/uses`: facts that were put in, each with the question or variable that it answered. */
export const factUses = z.strictObject({
  uses: boundedList(
    z
      .array(z.strictObject({ id: z.string({ error: "wrong_type" }).max(64), fit: fit.optional() }), {
        error: "wrong_type",
      })
      .meta({ maxItems: statedLimit }),
    statedLimit,
  ),
});

export type FactUse = z.output<typeof factUses>["uses"][number];

/** A fact in a file of the library. */
export const importedFact = z.object({
  name: fields.name,
  text: fields.text,
  subject: fields.subject.default(""),
  fits: fields.fits.default([]).catch([]),
});

/** The facts of a file: unreadable ones are left out. */
export const importedFacts = z
  .array(z.unknown())
  .transform((items) =>
    items.slice(0, factsLimit).flatMap((item) => {
      const read = importedFact.safeParse(item);
      return read.success ? [read.data] : [];
    }),
  )
  .catch([]);
