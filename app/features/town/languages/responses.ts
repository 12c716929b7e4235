import { z } from "zod";

/** `DELETE /api/prompts/{id}/languages`. */
export const unlinkedResponse = z.object({ unlinked: z.literal(true) });
