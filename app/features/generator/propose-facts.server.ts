import { and, desc, eq, gt, isNotNull } from "drizzle-orm";

import { drafts } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { proposedFacts } from "~/features/facts/proposed-facts";
import type { FactDraft } from "~/features/facts/schema";
import type { Services } from "~/services";

import { ownAnswers } from "./composing/own-answers";

/** How many drafts are read. */
const most = 10;

/** Answers of the viewer's latest drafts that could be facts, the newest first: in own words, and not kept yet. */
export async function proposeFacts(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: { id: string },
  facts: readonly Fact[],
): Promise<FactDraft[]> {
  const read = await db
    .select({ composition: drafts.composition })
    .from(drafts)
    .where(
      and(eq(drafts.userId, viewer.id), gt(drafts.expiresAt, clock.now()), isNotNull(drafts.composition)),
    )
    .orderBy(desc(drafts.createdAt))
    .limit(most)
    .all();
  return proposedFacts(
    read.flatMap(({ composition }) => ownAnswers(composition!)),
    facts,
  );
}
