import { z } from "zod";

import { trashKinds } from "~/domain/trash";
import { jsonInstant } from "~/platform/json-values";

/** `GET /api/trash`: a page of deleted prompts and folders, the latest first. */
export const trashResponse = z.array(
  z
    .object({
      id: z.string(),
      kind: z.enum(trashKinds),
      name: z.string(),
      deletionId: z.string(),
      deletedAt: jsonInstant,
      expiresAt: jsonInstant,
    })
    .meta({ id: "TrashItem" }),
);

/** The number of items deleted for good. */
export const deletedItemsResponse = z.object({ deleted: z.int() });
