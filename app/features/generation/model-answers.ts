import { z } from "zod";

// No limits on lists: a list that is too long is cut, which is cheaper than asking again.
const texts = z.array(z.string());

const asked = {
  questions: z.array(z.object({ label: z.string(), question: z.string(), options: texts })),
  wishes: texts,
  topics: texts,
};

/** What Deep Thinking finds out before it writes. */
export const analysisAnswer = z.object({ goal: z.string(), criteria: texts, ...asked });

/** What is written: points for a short line, a description for a picture or film; null: nothing, the line says what matters. */
export type Wanted = "points" | "description" | null;

const written = z.object({ points: texts, description: z.string().min(1), ...asked });

/** What is written, and what is asked where no analysis has asked. */
export type DraftAnswer = Partial<z.output<typeof written>>;

export const draftAnswer = (wanted: Wanted, asks: boolean): z.ZodType<DraftAnswer> =>
  written.pick({
    ...(wanted && ({ [wanted]: true } as { points?: true; description?: true })),
    ...(asks && { questions: true, wishes: true, topics: true }),
  });

export const checkAnswer = z.object({ faults: texts });

export type Analysis = z.output<typeof analysisAnswer>;
