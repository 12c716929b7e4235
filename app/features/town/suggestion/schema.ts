import { z } from "zod";

/** `POST /api/suggest-categories` (specification, section 7). */
export const suggestionRequest = z.strictObject({
  promptId: z.string({ error: (issue) => (issue.input === undefined ? "required" : "wrong_type") }),
});
