import { z } from "zod";

/** The form that shows a comparison with its prompt, or shows it no more. */
export const proofForm = z
  .object({ isShown: z.enum(["true", "false"], { error: "not_an_option" }) })
  .transform(({ isShown }) => ({ isShown: isShown === "true" }));
