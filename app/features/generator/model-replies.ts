import { z } from "zod";

// No limits on lists: cutting a long list is cheaper than asking again.
const texts = z.array(z.string());

const asked = {
  questions: z.array(
    z.object({ label: z.string(), question: z.string(), example: z.string(), options: texts }),
  ),
  wishes: texts,
  topics: texts,
};

/** Result of Deep Thinking's analysis. */
export const analysisReply = z.object({ goal: z.string(), criteria: texts, ...asked });

/** The text that the model writes, the description of a picture or film. Null if it only asks. */
export type Wanted = "description" | null;

const written = z.object({ description: z.string().min(1), ...asked });

/** Output of the draft stage; with questions if there was no analysis. */
export type DraftReply = Partial<z.output<typeof written>>;

export const draftReply = (wanted: Wanted, asks: boolean): z.ZodType<DraftReply> =>
  written.pick({
    ...(wanted && { description: true }),
    ...(asks && { questions: true, wishes: true, topics: true }),
  });

export const checkReply = z.object({ faults: texts });

export type Analysis = z.output<typeof analysisReply>;
