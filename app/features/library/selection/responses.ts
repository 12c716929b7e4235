import { z } from "zod";

/** After a change in rounds: how many prompts it changed, and how many it did not come to. */
export const changeResponse = z.object({ changed: z.int(), left: z.int() }).meta({ id: "Change" });

/** `POST /api/prompts/batch`: with the id that undoes it. Null if nothing was changed. */
export const batchResponse = changeResponse
  .extend({ undo: z.string().nullable() })
  .meta({ id: "BatchChange" });
