import { z } from "zod";

import { factChoiceFields, factChoices, withFactChoices } from "~/features/facts/schema";
import { content } from "~/features/prompts/schema";
import { optionalLine, optionalNote } from "~/features/text/typed-text";
import { conditions } from "~/platform/json-values";

import { descriptionLimit, titleLimit } from "./limits";

const orBlank = (text: string | null): string => text ?? "";
const title = optionalLine(titleLimit).nullable();
const description = optionalNote(descriptionLimit).nullable();

/** Title and description of a shared prompt; a blank or null one falls back to the purpose. */
export const sharedTexts = z.strictObject({
  title: title.default("").transform(orBlank),
  description: description.default("").transform(orBlank),
});

/** Accepted so that the response of `generate-title-description` can be sent unchanged. */
const engine = z.string({ error: "wrong_type" }).optional();

export type SharedTexts = z.output<typeof sharedTexts>;

/** `PATCH /api/prompts/{shareId}/edit` (specification, section 7); omitted fields stay. */
export const sharedTextsPatch = z.strictObject({
  title: title.transform(orBlank).optional(),
  description: description.transform(orBlank).optional(),
  facts: factChoices,
  engine,
});

export type SharedTextsPatch = z.output<typeof sharedTextsPatch>;

/** `POST /api/prompts/{id}/share`: a title, or a request to generate one. */
export const shareRequest = sharedTexts
  .extend({
    facts: factChoices,
    generateAuto: z.boolean({ error: "wrong_type" }).default(false),
    engine,
  })
  .refine(({ title: given, generateAuto }) => given !== "" || generateAuto, {
    path: ["title"],
    error: "title_required",
  })
  .meta(
    conditions({
      anyOf: [
        { required: ["title"], properties: { title: { type: "string", pattern: "\\S" } } },
        { required: ["generateAuto"], properties: { generateAuto: { const: true } } },
      ],
    }),
  );

export type ShareRequest = z.output<typeof shareRequest>;

const text = z.string().default("");

export const sharedTextsForm = z
  .object({ title: text, description: text, ...factChoiceFields })
  .transform((form): z.input<typeof sharedTextsPatch> => withFactChoices(form))
  .pipe(sharedTextsPatch);

/** The share dialog: text fields in. An unchecked checkbox posts nothing. */
export const shareForm = z
  .object({ title: text, description: text, generateAuto: z.string().optional(), ...factChoiceFields })
  .transform((form): z.input<typeof shareRequest> => ({
    ...withFactChoices(form),
    generateAuto: form.generateAuto === "on",
  }))
  .pipe(shareRequest);

/** `POST /api/prompts/{id}/generate-title-description`: the unsaved text; default: the stored one. */
export const describeRequest = z.strictObject({ content: content.optional() });

/** The query of a shared prompt: `?v=` names one of its shared versions. */
export const versionLink = z.object({ v: z.string().optional() });
