import { z } from "zod";

import { pictureAnswer } from "~/features/sharing/examples/answers";
import {
  categoryAnswer,
  overwroteAnswer,
  promptLanguageAnswer,
  subcategoryAnswer,
  variableAnswer,
} from "~/features/prompts/answers";
import { jsonInstant } from "~/platform/json-values";

/** A published prompt in lists (specification, section 3, public library). */
const publicPromptAnswer = z
  .object({
    id: z.string(),
    shareId: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    originalInput: z.string(),
    content: z.string(),
    variables: z.array(variableAnswer),
    tags: z.array(z.string()),
    category: categoryAnswer,
    subcategory: subcategoryAnswer,
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
    language: promptLanguageAnswer,
    saves: z.int(),
    uses: z.int(),
    isSaved: z.boolean(),
    isNewHere: z.boolean(),
    picture: pictureAnswer.nullable(),
  })
  .meta({ id: "PublicPrompt" });

const pagination = z.object({
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
  moreThanTotal: z.boolean(),
});

/** A page of a public list. */
export const townPageAnswer = z
  .object({ prompts: z.array(publicPromptAnswer), pagination })
  .meta({ id: "PublicPromptPage" });

/** `GET /api/public-prompts`: without a page number, where `older` was given; `older` is what to give next. */
export const townListAnswer = z
  .object({
    prompts: z.array(publicPromptAnswer),
    pagination: pagination.extend({ page: z.int().nullable(), older: z.string().nullable() }),
  })
  .meta({ id: "TownPage" });

/** `PATCH /api/public-prompts/{id}`. */
export const publicationAnswer = publicPromptAnswer
  .extend(overwroteAnswer)
  .meta({ id: "EditedPublicPrompt" });

/** `GET /api/prompt-categories`: by the category's name, including `all`. */
export const categoryTreeAnswer = z.record(
  z.string(),
  z.object({
    title: z.string(),
    label: z.string(),
    subcategories: z.record(z.string(), z.string()),
  }),
);

const placeAnswer = { category: categoryAnswer, subcategory: subcategoryAnswer };

/** `POST /api/suggest-categories`: a place, or the default of its type if uncertain. */
export const suggestionAnswer = z.union([
  z.object({ ...placeAnswer, engine: z.string() }),
  z.object({ fallback: z.object(placeAnswer), engine: z.string() }),
]);
