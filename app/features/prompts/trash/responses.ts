import { z } from "zod";

import { trashKinds } from "~/domain/trash";
import { jsonInstant } from "~/platform/json-values";

/** A deleted prompt or folder in the list of the trash. */
const trashItemSchema = z
  .object({
    id: z.string(),
    kind: z.enum(trashKinds),
    /** Purpose of a prompt, name of a folder. */
    name: z.string(),
    /** Items with the same one were deleted together. */
    deletionId: z.string(),
    deletedAt: jsonInstant,
    /** When it is deleted for good. */
    expiresAt: jsonInstant,
  })
  .meta({ id: "TrashItem" });

export type TrashItem = z.output<typeof trashItemSchema>;

/** `GET /api/trash`: a page of deleted prompts and folders, the latest first. */
export const trashResponse = z.array(trashItemSchema);

export const deletedItemsResponse = z.object({ deleted: z.int() });
