import { z } from "zod";

/** A fact as its owner gets it. */
export const factSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    subject: z.string(),
    fits: z.array(z.string()),
    useCount: z.int(),
  })
  .meta({ id: "Fact" });

/** `GET /api/facts`: all facts of the member, the most used first. */
export const factsResponse = z.array(factSchema);
