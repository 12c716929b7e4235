import type { Db } from "~/db/client";
import { comparisons } from "~/db/schema";
import type { Trial } from "~/domain/comparison";
import type { Template } from "~/domain/variable-definitions";
import { textHashOf } from "~/features/runs/compare/text-hash";

/** A trial that the prompt won in both orders. */
export const wonTrial: Trial = {
  values: { who: "Ada" },
  facts: "She is on holiday.",
  replies: { prompt: "Dear Ada, enjoy your holiday.", rival: "Hello." },
  isRivalFirst: false,
  choice: "prompt",
  verdicts: [
    { winner: "prompt", quote: "enjoy your holiday", why: "It names the holiday." },
    { winner: "prompt", quote: "Dear Ada", why: "It greets by name." },
  ],
};

/** Stores a judged comparison of a text with its line without asking a model; returns its id. */
export async function putComparison(
  db: Db,
  text: Template & { userId: string; promptId: string },
  changes: Partial<typeof comparisons.$inferInsert> = {},
): Promise<string> {
  const { userId, promptId } = text;
  const [row] = await db
    .insert(comparisons)
    .values({
      id: crypto.randomUUID(),
      userId,
      promptId,
      textHash: await textHashOf(text),
      version: 1,
      rival: "line",
      rivalText: "a letter",
      trials: [wonTrial],
      engine: "town-large",
      createdAt: new Date(0),
      outcome: "better",
      ...changes,
    })
    .returning({ id: comparisons.id });
  return row!.id;
}
