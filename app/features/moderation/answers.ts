import { z } from "zod";

/** `POST /api/public-prompts/{id}/reports`. */
export const reportAnswer = z.object({ reported: z.literal(true) });
