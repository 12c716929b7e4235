import { z } from "zod";

/**
 * `schema` for a list, which reads none of more than `most` items: of each that is wrong zod makes a complaint, and of a hundred
 * thousand it chokes. Complains `too_many`, with the limit that the list has in the end.
 */
export const boundedList = <Schema extends z.ZodType>(schema: Schema, most: number, limit = most) =>
  z.preprocess((value: z.input<Schema>, context) => {
    if (Array.isArray(value) && value.length > most)
      context.addIssue({ code: "custom", message: "too_many", params: { limit }, input: [] });
    return value;
  }, schema);
