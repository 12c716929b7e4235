import { and, desc, eq, gt, isNotNull } from "drizzle-orm";

import { drafts } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { factNameLimit, factTextLimit } from "~/features/facts/limits";
import type { FactDraft } from "~/features/facts/schema";
import type { Services } from "~/services";

import { statedName } from "./composing/stated-facts";

/** How many drafts are read, and how many answers are proposed. */
const most = { drafts: 10, proposals: 8 };

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
    .limit(most.drafts)
    .all();
  const proposals = new Map<string, FactDraft>();
  const kept = new Set(facts.map(({ text }) => text));
  for (const { name, label, kind, options, value } of read.flatMap(
    ({ composition }) => composition!.variables,
  )) {
    const text = value?.trim() ?? "";
    const isOwn = kind === "text" && !options.includes(text) && statedName(name) === null;
    if (!isOwn || [...text].length < 3 || text.length > factTextLimit || kept.has(text)) continue;
    const called = [...label].slice(0, factNameLimit).join("");
    if (!proposals.has(text)) proposals.set(text, { name: called, text, subject: "", fits: [name] });
  }
  return [...proposals.values()].slice(0, most.proposals);
}
