import { z } from "zod";

/** The reply to a prompt that was run here. */
export const tryResponse = z.object({
  reply: z.string(),
  /** It ended at the limit of its length. */
  atLimit: z.boolean(),
  /** Its connection was cut: the reply is what came until then. */
  isCut: z.boolean(),
  engine: z.string(),
  /** Replies that the caller may still ask for today. */
  left: z.int(),
});

export type TryReply = z.output<typeof tryResponse>;

/** The tries of a caller on this day. */
export const triesResponse = z.object({ engine: z.string(), left: z.int(), limit: z.int() });

export type Tries = z.output<typeof triesResponse>;
