import { z } from "zod";

/** `PATCH /api/prompts/{id}/comparisons/{comparisonId}`. */
export const comparisonMark = z.strictObject({
  isShown: z.boolean({ error: (issue) => (issue.input === undefined ? "required" : "wrong_type") }),
});

export type ComparisonMark = z.output<typeof comparisonMark>;

/** The form of the same, with the wanted state: an outdated page cannot invert it. */
export const markForm = z
  .object({ isShown: z.enum(["true", "false"], { error: "not_an_option" }) })
  .transform(({ isShown }) => ({ isShown: isShown === "true" }));
