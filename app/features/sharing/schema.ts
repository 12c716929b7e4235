import { z } from "zod";

import { content } from "~/features/prompts/schema";
import { optionalLine, optionalNote } from "~/features/texts/typed-text";

import { descriptionLimit, titleLimit } from "./limits";

const orBlank = (text: string | null): string => text ?? "";
const title = optionalLine(titleLimit).nullable();
const description = optionalNote(descriptionLimit).nullable();

/** What a shared prompt is called; what is blank or null falls back to the purpose. */
export const sharedTexts = z.strictObject({
  title: title.default("").transform(orBlank),
  description: description.default("").transform(orBlank),
});

/** Who wrote the texts, as `generate-title-description` tells beside them: its answer can be sent as it is. */
const engine = z.string({ error: "wrong_type" }).optional();

export type SharedTexts = z.output<typeof sharedTexts>;

/** `PATCH /api/prompts/{shareId}/edit` (specification, section 7); what is left out stays as it is. */
export const sharedTextsPatch = z.strictObject({
  title: title.transform(orBlank).optional(),
  description: description.transform(orBlank).optional(),
  engine,
});

export type SharedTextsPatch = z.output<typeof sharedTextsPatch>;

/** `POST /api/prompts/{id}/share`: a title, or the wish to have one made. */
export const shareRequest = sharedTexts
  .extend({ generateAuto: z.boolean({ error: "wrong_type" }).default(false), engine })
  .refine(({ title: given, generateAuto }) => given !== "" || generateAuto, {
    path: ["title"],
    error: "title_required",
  })
  .meta({
    anyOf: [
      { required: ["title"], properties: { title: { type: "string", pattern: "\\S" } } },
      { required: ["generateAuto"], properties: { generateAuto: { const: true } } },
    ],
  });

export type ShareRequest = z.output<typeof shareRequest>;

const text = z.string().default("");

export const sharedTextsForm = z
  .object({ title: text, description: text })
  .transform((form): z.input<typeof sharedTexts> => form)
  .pipe(sharedTexts);

/** The share dialog: text fields in. An unticked box posts nothing. */
export const shareForm = z
  .object({ title: text, description: text, generateAuto: z.string().optional() })
  .transform((form): z.input<typeof shareRequest> => ({ ...form, generateAuto: form.generateAuto === "on" }))
  .pipe(shareRequest);

/** `POST /api/prompts/{id}/generate-title-description`: the text as it stands; left out, as it is kept. */
export const describeRequest = z.strictObject({ content: content.optional() });
