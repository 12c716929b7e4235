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
    /** The text, with `{{name}}` where a value goes. */
    content: z.string(),
    variables: z.array(variableSchema),
    /** The category's title, the subcategory, then its own tags. */
    tags: z.array(z.string()),
    category: categorySchema,
    subcategory: subcategorySchema,
    isPublic: z.boolean(),
    createdAt: jsonInstant,
    publishedAt: jsonInstant,
    /** Version of the prompt. */
    updatedAt: jsonInstant,
    /** Null if their profile is hidden, except to themselves. */
    originalCreatorId: z.string().nullable(),
    /** Without name and badges if their profile is hidden. */
    creator: z.object({
      displayName: z.string().nullable(),
      isOfficial: z.boolean(),
      isAdmin: z.boolean(),
    }),
    language: promptLanguageSchema,
    /** Members who have it on their shelf, and uses by others, each once a day. */
    saves: z.int(),
    uses: z.int(),
    /** It is on the viewer's shelf. */
    isSaved: z.boolean(),
    /** In a ranking: it is listed as a new one, not by its saves. */
    isNewHere: z.boolean(),
    /** The first picture that it made, and the beginning of the first text. Null if there is none. */
    picture: pictureSchema.nullable(),
    firstText: firstTextSchema.nullable(),
    /** A shown comparison says that its present text is better. */
    isProven: z.boolean(),
  })
  .meta({ id: "PublicPrompt" });

export type PublicPrompt = z.output<typeof publicPromptSchema>;

/** The source of a remix, or a remix, while it is listed. */
export const creditSchema = z
  .object({
    shareId: z.string(),
    /** Its title, or the beginning of its purpose. */
    title: z.string(),
    /** Null if their profile is hidden. */
    author: z.object({ id: z.string(), displayName: z.string().nullable() }).nullable(),
  })
  .meta({ id: "RemixCredit" });

export type RemixCredit = z.output<typeof creditSchema>;

const pagination = z.object({
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
  moreThanTotal: z.boolean(),
});

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
