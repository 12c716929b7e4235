import { eq } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { AppError } from "~/errors";

import { findNearCopies, type Comparing } from "./find-near-copies.server";
import { readTexts, type ReadPrompt } from "./read-texts";
import { refuseWithheld } from "./refuse-withheld.server";

/** Errors of `refuseCopiedEdit`, for the operations that edit texts. */
export const copiedEditErrors = ["near_copy", "withheld_copy"] as const;

/** A prompt before an edit of its texts. */
interface Edited extends ReadPrompt {
  id: string;
  isPublic: boolean;
  publishedAt: Date | null;
}

/**
 * Compares other texts of a prompt that readers can see, or that has a category in the town. Errors: `near_copy` with
 * the original, if the edit makes a published prompt a near-copy of another member's that it does not credit;
 * `withheld_copy`.
 */
export async function refuseCopiedEdit(
  services: Comparing,
  author: { id: string },
  stored: Edited,
  changes: Partial<ReadPrompt>,
): Promise<void> {
  if (!stored.isPublic && !stored.publishedAt) return;
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const edited = { ...stored, ...Object.fromEntries(given) };
  const before = new Set(readTexts(stored));
  if (readTexts(edited).every((text) => before.has(text))) return;
  await Promise.all([
    stored.isPublic && refuseWithheld(services, author, edited),
    stored.publishedAt && refuseUncredited(services, author, edited, stored),
  ]);
}

/** Compares texts that a published prompt gets besides its own. Errors: `near_copy` with the original, `withheld_copy`. */
export async function refuseCopied(
  services: Comparing,
  author: { id: string },
  added: ReadPrompt & { id: string },
): Promise<void> {
  await Promise.all([refuseWithheld(services, author, added), refuseUncredited(services, author, added)]);
}

/** Throws `near_copy` for texts that are nearly those of another member's prompt, unless the prompt has its credit; `before`: its former texts. */
async function refuseUncredited(
  services: Comparing,
  author: { id: string },
  edited: ReadPrompt & { id: string },
  before?: ReadPrompt,
): Promise<void> {
  const originals = await findNearCopies(services, author, edited, { before });
  const [original] = originals;
  if (!original) return;
  const row = await services.db
    .select({ source: prompts.copiedFrom })
    .from(prompts)
    .where(eq(prompts.id, edited.id))
    .get();
  if (!originals.some(({ id }) => id === row?.source))
    throw new AppError("near_copy", { original: original.shareId });
}
