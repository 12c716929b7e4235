import { eq } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { AppError } from "~/errors";

import { findNearCopies, type Comparing } from "./find-near-copies.server";
import { refuseWithheld } from "./refuse-withheld.server";

/** Errors of `refuseCopiedEdit`, for the operations that edit texts. */
export const copiedEditErrors = ["near_copy", "withheld_copy"] as const;

/** A prompt before an edit of its text. */
interface Edited {
  id: string;
  content: string;
  isPublic: boolean;
  publishedAt: Date | null;
}

/**
 * Compares another text of a prompt that readers can see, or that has a place in the town. Errors: `near_copy` with the original, if
 * the edit makes a published prompt a near-copy of another member's that it does not credit; `withheld_copy`.
 */
export async function refuseCopiedEdit(
  services: Comparing,
  author: { id: string },
  stored: Edited,
  content: string,
): Promise<void> {
  if (content === stored.content) return;
  const edited = { id: stored.id, content };
  await Promise.all([
    stored.isPublic && refuseWithheld(services, author, edited),
    stored.publishedAt && refuseUncredited(services, author, edited, stored.content),
  ]);
}

/** Throws `near_copy` for a text that is nearly a copy of another member's prompt, unless the prompt has its credit; `before`: its former text. */
export async function refuseUncredited(
  services: Comparing,
  author: { id: string },
  edited: { id: string; content: string },
  before?: string,
): Promise<void> {
  const originals = await findNearCopies(services, author, edited, { before });
  const [original] = originals;
  if (!original) return;
  const row = await services.db
    .select({ source: prompts.remixOf })
    .from(prompts)
    .where(eq(prompts.id, edited.id))
    .get();
  if (!originals.some(({ id }) => id === row?.source))
    throw new AppError("near_copy", { original: original.shareId });
}
