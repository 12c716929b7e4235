import { z } from "zod";

/** The model's translations of texts 0 to `count` - 1: each index once, or it is not known what belongs to what. */
export const translationAnswer = (count: number) =>
  z.object({
    translations: z
      .array(z.object({ index: z.number(), text: z.string() }))
      .refine(
        (list) => list.length === count && new Set(list.map(({ index }) => index)).size === count,
        `There must be exactly one entry for every index from 0 to ${count - 1}.`,
      )
      .refine(
        (list) => list.every(({ index }) => Number.isInteger(index) && index >= 0 && index < count),
        `An index is none of 0 to ${count - 1}.`,
      ),
  });
