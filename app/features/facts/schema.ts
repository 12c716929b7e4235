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

/** Fields that a person writes for others: what they keep stays there as typed, unless they want its place. */
export const toldFields = ["originalInput", "title", "description"] as const;
export type ToldField = (typeof toldFields)[number];

const choice = z.enum(["keep", "replace"], { error: "not_an_option" }).optional();

/** The choice for facts in these fields: they stay as typed, or the name of each stands in its place. */
export const factChoices = z
  .strictObject({ originalInput: choice, title: choice, description: choice })
  .optional();

/** The same in a query. */
export const factChoiceQuery = factChoices.unwrap();

export type FactChoices = z.output<typeof factChoices>;

const chosen = z.string().optional();

/** The fields of a form for these choices. */
export const factChoiceFields = {
  "facts.originalInput": chosen,
  "facts.title": chosen,
  "facts.description": chosen,
};

/** A form with its choices as one value. */
export function withFactChoices<Form extends Partial<Record<keyof typeof factChoiceFields, string>>>({
  "facts.originalInput": originalInput,
  "facts.title": title,
  "facts.description": description,
  ...form
}: Form) {
  const facts = { originalInput, title, description } as z.input<typeof factChoices>;
  return { ...form, ...((originalInput ?? title ?? description) !== undefined && { facts }) };
}

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
