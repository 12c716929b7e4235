import { z } from "zod";

import { promptUses, typeTags } from "~/domain/prompt-use";
import { boundedList, typedText, optionalLine, typedLine } from "~/features/texts/typed-text";

import { contentLimit, purposeLimit } from "./limits";
import { tagList } from "./tag-list";
import { splitTags, typeOfTags, withTypeTag } from "./tags";

/** The longest text of a question or answer, in characters; how many options a question has, and questions a prompt. */
const limits = { text: 300, options: 10, questions: 20 };

const variable = z.strictObject(
  {
    name: typedLine(limits.text),
    label: typedLine(limits.text),
    question: typedLine(limits.text),
    kind: z.literal("choice", { error: "not_an_option" }),
    options: boundedList(
      z.array(typedLine(limits.text), { error: "wrong_type" }).meta({ maxItems: limits.options }),
      limits.options,
    ),
    value: optionalLine(limits.text).nullable(),
  },
  { error: "wrong_type" },
);

/** The questions that a prompt was made with, and their answers, as `POST /api/generate` tells them. */
export const keptVariables = boundedList(
  z.array(variable, { error: "wrong_type" }).meta({ maxItems: limits.questions }),
  limits.questions,
);

/** What the person wants to do, in their words (specification, section 3: originalInput). */
export const purpose = typedText(purposeLimit, "purpose_required");

/** The text of a prompt (specification, section 3: content). */
export const content = typedText(contentLimit, "content_required");

const type = z.enum(Object.values(typeTags), { error: "not_an_option" });
const folderId = z.string({ error: "wrong_type" });

/** What a generated prompt tells beside what is kept of it. */
const untold = {
  wishes: z.array(z.unknown(), { error: "wrong_type" }).optional(),
  engine: z.string({ error: "wrong_type" }).optional(),
  fellBack: z.boolean({ error: "wrong_type" }).optional(),
  draftId: z.string({ error: "wrong_type" }).optional(),
};

/**
 * `POST /api/prompts` (specification, section 7): without a type the tags name it, without a folder it is 'uncategorized'. What
 * `POST /api/generate` answers, at once or as its stream ends, can be sent as it is.
 */
export const promptDraft = z
  .strictObject({
    originalInput: purpose,
    content,
    tags: tagList.prefault([]),
    type: type.optional(),
    variables: keptVariables.optional(),
    folderId: folderId.nullish(),
    ...untold,
  })
  .transform(({ type: chosen, folderId: id, ...draft }) => {
    const { originalInput, content: text, variables } = draft;
    const actual = chosen ?? typeOfTags(draft.tags);
    const tags = withTypeTag(actual, draft.tags);
    return { originalInput, content: text, variables, type: actual, tags, folder: id ? { id } : null };
  });

/**
 * `PATCH /api/prompts/{id}`: any of the fields; no folder (null) is 'uncategorized'. `updatedAt` is the version that the change starts from; the answer says when
 * another one was overwritten.
 */
export const promptPatch = z.strictObject({
  originalInput: purpose.optional(),
  content: content.optional(),
  tags: tagList.optional(),
  folderId: folderId.nullish(),
  updatedAt: z.iso.datetime({ error: "wrong_type" }).optional(),
});

export type PromptPatch = z.output<typeof promptPatch>;

const line = z.string().transform(splitTags);

/** The panel for prompts made by hand: text fields in, a draft out. */
export const promptForm = z
  .object({
    originalInput: z.string().default(""),
    content: z.string().default(""),
    tags: line.default([]),
    use: z.enum(promptUses, { error: "not_an_option" }).default("text"),
    folderId: z.string().min(1, { error: "folder_required" }),
  })
  .transform(({ use, ...form }): z.input<typeof promptDraft> => ({ ...form, type: typeTags[use] }))
  .pipe(promptDraft);

/** The toggle's form: what the prompt is to be, so that a page of before cannot turn it round. */
export const visibilityForm = z
  .object({ isPublic: z.enum(["true", "false"], { error: "not_an_option" }) })
  .transform(({ isPublic }) => ({ isPublic: isPublic === "true" }));

/** What the card's forms change, each its own fields. */
export const promptPatchForm = z
  .object({
    originalInput: z.string().optional(),
    content: z.string().optional(),
    tags: line.optional(),
    folderId: z.string().optional(),
    updatedAt: z.string().optional(),
  })
  .transform((form): z.input<typeof promptPatch> => form)
  .pipe(promptPatch);
