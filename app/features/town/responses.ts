import { z } from "zod";

import { firstTextSchema, pictureSchema } from "~/features/sharing/examples/responses";
import {
  categorySchema,
  overwroteField,
  promptLanguageSchema,
  subcategorySchema,
  variableSchema,
} from "~/features/prompts/responses";
import { jsonInstant } from "~/platform/json-values";

/** A published prompt in lists (specification, section 3, public library). */
const publicPromptSchema = z
  .object({
    id: z.string(),
    shareId: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    originalInput: z.string(),
    content: z.string(),
    variables: z.array(variableSchema),
    tags: z.array(z.string()),
    category: categorySchema,
    subcategory: subcategorySchema,
    isPublic: z.boolean(),
    createdAt: jsonInstant,
    publishedAt: jsonInstant,
    updatedAt: jsonInstant,
    originalCreatorId: z.string().nullable(),
    creator: z.object({
      displayName: z.string().nullable(),
      isOfficial: z.boolean(),
      isAdmin: z.boolean(),
    }),
    language: promptLanguageSchema,
    saves: z.int(),
    uses: z.int(),
    isSaved: z.boolean(),
    isNewHere: z.boolean(),
    picture: pictureSchema.nullable(),
    firstText: firstTextSchema.nullable(),
    isProven: z.boolean(),
  })
  .meta({ id: "PublicPrompt" });

const pagination = z.object({
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
  moreThanTotal: z.boolean(),
});

/** A page of a public list. */
export const townPageResponse = z
  .object({ prompts: z.array(publicPromptSchema), pagination })
  .meta({ id: "PublicPromptPage" });

/** `GET /api/public-prompts`: without a page number, where `older` was given; `older` is what to give next. */
export const townListResponse = z
  .object({
    prompts: z.array(publicPromptSchema),
    pagination: pagination.extend({ page: z.int().nullable(), older: z.string().nullable() }),
  })
  .meta({ id: "TownPage" });

/** `PATCH /api/public-prompts/{id}`. */
export const publicationResponse = publicPromptSchema
  .extend(overwroteField)
  .meta({ id: "EditedPublicPrompt" });

/** `GET /api/prompt-categories`: by the category's name, including `all`. */
export const categoryTreeResponse = z.record(
  z.string(),
  z.object({
    title: z.string(),
    label: z.string(),
    subcategories: z.record(z.string(), z.string()),
  }),
);

const categoryFieldsSchema = { category: categorySchema, subcategory: subcategorySchema };

/** `POST /api/suggest-categories`: a category, or the default of its type if uncertain. */
export const suggestionResponse = z.union([
  z.object({ ...categoryFieldsSchema, engine: z.string() }),
  z.object({ fallback: z.object(categoryFieldsSchema), engine: z.string() }),
]);
