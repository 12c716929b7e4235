import { asc, eq, type SQL } from "drizzle-orm";

import type { Db } from "~/db/client";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { publicationRow } from "~/features/prompts/publication-row.server";

type Publication = Omit<typeof publications.$inferSelect, "promptId" | "userId" | "number" | "shareId"> & {
  shareId: string | null;
};

/** A prompt with what others see of it, as one row; one that was never shared has the values of none. */
export type StoredPrompt = typeof prompts.$inferSelect & Publication;

const unshared: Publication = {
  shareId: null,
  isPublic: false,
  category: null,
  subcategory: null,
  townNumber: null,
  publishedAt: null,
  withheldAt: null,
  showProfile: true,
  language: null,
  workId: null,
  isLead: true,
  saveCount: 0,
  useCount: 0,
  rankedSaveCount: 0,
  remixOf: null,
  remixCount: 0,
  firstPicture: null,
  firstText: null,
  isProven: false,
};

/** Prompts with their publications, in the order of their publication, then of their numbers. */
export async function storedPrompts(db: Db, condition?: SQL): Promise<StoredPrompt[]> {
  const rows = await db
    .select()
    .from(prompts)
    .leftJoin(publications, isItsPublication)
    .where(condition)
    .orderBy(asc(publications.townNumber), asc(prompts.number));
  return rows.map(({ prompts: prompt, publications: publication }) => {
    if (!publication) return { ...prompt, ...unshared, remixOf: prompt.copiedFrom };
    const { promptId: _prompt, userId: _owner, number: _number, ...known } = publication;
    return { ...prompt, ...known };
  });
}

/** The prompt of an id, with its publication. */
export const storedPrompt = async (db: Db, id: string): Promise<StoredPrompt | undefined> =>
  (await storedPrompts(db, eq(prompts.id, id)))[0];

/** Shares a prompt, or changes its publication, without a command. */
export const putPublication = (db: Db, id: string, values: Partial<typeof publications.$inferInsert>) =>
  db
    .insert(publications)
    .select(
      db
        .select(publicationRow({ shareId: `share of ${id}`, isPublic: false, ...values }))
        .from(prompts)
        .where(eq(prompts.id, id)),
    )
    .onConflictDoUpdate({ target: publications.promptId, set: values });
