import { z } from "zod";

import { subcategorySchema } from "~/features/prompts/responses";
import { jsonInstant } from "~/platform/json-values";

/** A prompt of another person, as it is now. */
const shelvedSchema = z.object({
  shareId: z.string(),
  title: z.string().nullable(),
  originalInput: z.string(),
  /** Null if it is shared, but not in the town. */
  subcategory: subcategorySchema.nullable(),
  /** Null if their profile is hidden. */
  author: z.string().nullable(),
  updatedAt: jsonInstant,
  saves: z.int(),
  uses: z.int(),
});

export type Shelved = z.output<typeof shelvedSchema>;

/** `GET /api/shelf`: a page of references; `prompt` is null for one that is no longer public. */
export const shelfResponse = z.object({
  items: z.array(
    z
      .object({
        id: z.string(),
        savedAt: jsonInstant,
        prompt: shelvedSchema.nullable(),
      })
      .meta({ id: "ShelfItem" }),
  ),
  pagination: z.object({ page: z.int(), totalPages: z.int(), total: z.int() }),
});

/** `PUT` and `DELETE /api/shelf/{shareId}`. */
export const shelvedResponse = z.object({ isSaved: z.boolean() });
