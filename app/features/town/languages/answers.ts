import { z } from "zod";

/** `DELETE /api/prompts/{id}/languages`. */
export const unlinkedAnswer = z.object({ unlinked: z.literal(true) });
