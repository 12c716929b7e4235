import { z } from "zod";

import { asksFirst } from "~/domain/asking-leads";
import type { Category, Subcategory } from "~/domain/categories";
import { promptLanguages } from "~/domain/prompt-languages";
import { variableKinds } from "~/domain/variables";
import { jsonInstant } from "~/platform/json-values";
import { typeTags } from "~/domain/prompt-use";
import type { Viewer } from "~/context";

import type { Prompt } from "./prompt";

export const typeTagSchema = z.enum(Object.values(typeTags)).meta({ id: "TypeTag" });

/** A variable of a prompt: a placeholder in its text, or a question of the generator with its answer so far. */
export const variableSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    question: z.string(),
    kind: z.enum(variableKinds),
    options: z.array(z.string()),
    required: z.boolean(),
    value: z.string().nullable(),
  })
  .meta({ id: "Variable" });

/** A question: the variable that its answer fills, with an example of an answer. */
export const questionSchema = variableSchema.extend({ example: z.string() }).meta({ id: "Question" });

/** A name from `GET /api/prompt-categories`. */
const nameSchema = <Name extends string>() =>
  z.custom<Name>((name) => typeof name === "string").meta({ override: { type: "string" } });

export const promptLanguageSchema = z.enum(promptLanguages).meta({ id: "PromptLanguage" });

export const categorySchema = nameSchema<Category>();
export const subcategorySchema = nameSchema<Subcategory>();

/** A prompt in responses to its owner (specification, section 3). */
export const promptResponse = z
  .object({
    id: z.string(),
    originalInput: z.string(),
    content: z.string(),
    variables: z.array(variableSchema),
    asks: z.boolean(),
    type: typeTagSchema,
    tags: z.array(z.string()),
    folderId: z.string(),
    shareId: z.string().nullable(),
    isPublic: z.boolean(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    category: categorySchema.nullable(),
    subcategory: subcategorySchema.nullable(),
    publishedAt: jsonInstant.nullable(),
    showProfile: z.boolean(),
    createdAt: jsonInstant,
    updatedAt: jsonInstant,
    version: z.int(),
    pinnedAt: jsonInstant.nullable(),
    lastUsedAt: jsonInstant.nullable(),
    language: promptLanguageSchema.nullable(),
    originalCreatorId: z.string(),
  })
  .meta({ id: "Prompt" });

/** After a change: whether it overwrote another change since the client's version. */
export const overwroteField = { overwrote: z.boolean() };

/** `PATCH /api/prompts/{id}`. */
export const changedPromptResponse = promptResponse.extend(overwroteField).meta({ id: "ChangedPrompt" });

/** `PATCH /api/prompts/{id}/toggle-public`: the new state, with a sentence about it. */
export const visibilityResponse = z.object({ message: z.string(), isPublic: z.boolean() });

/** `GET /api/prompts/count`: number of prompts of all members. */
export const countResponse = z.object({ count: z.int() });

export const deletedResponse = z.object({ deleted: z.literal(true) });

/** The response to a deletion into the trash, with the id that undoes it (`POST /api/undo/{id}`). */
export const trashedResponse = deletedResponse.extend({ undo: z.string() });

/** A prompt for responses to its owner (specification, section 3). */
export const serializePrompt = (
  { withheldAt: _withheldAt, ...prompt }: Prompt,
  viewer: Pick<Viewer, "id">,
) => ({
  ...prompt,
  asks: asksFirst(prompt.content),
  originalCreatorId: viewer.id,
});
