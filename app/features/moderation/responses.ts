import { z } from "zod";

/** `POST /api/public-prompts/{id}/reports`. */
export const reportResponse = z.object({ reported: z.literal(true) });
