import { and, eq, exists, isNotNull, ne, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { comparisons, prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopied } from "~/features/prompts/copies/refuse-copied-edit.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { refuseFacts } from "~/features/facts/told-texts.server";
import { isOwn, isOwnShared } from "~/features/prompts/get-prompt.server";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { areOwnOf, isOwnOf } from "~/features/prompts/own-comparisons.server";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import { textHashOf } from "~/features/runs/compare/text-hash";
import { operation } from "~/operation";
import type { Services } from "~/services";

export const publishComparisonOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "comparison_not_found", "holds_facts", ...copiedEditErrors],
});

/**
 * Shows a judged comparison, whatever its outcome, with the viewer's prompt in the town, in place of the one shown before. The prompt is
 * proven by a better outcome of its present text. Errors: `prompt_not_found`, also for a prompt outside
 * the town; `comparison_not_found`, also for one without an outcome; `holds_facts`, and those of `refuseCopied`.
 */
export async function publishComparison(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<void> {
  const { db, clock } = services;
  const { outcome, trials, textHash } = await getComparison(services, viewer, promptId, comparisonId);
  if (outcome === null) throw new AppError("comparison_not_found");
  const inTown = db
    .select({ id: publications.promptId })
    .from(publications)
    .where(and(isOwnShared(viewer, promptId), isNotNull(publications.townNumber)));
  const isInTown = exists(inTown);
  const text = await db
    .select({
      content: prompts.content,
      variables: prompts.variables,
      storedVariables: sql<string | null>`${prompts.variables}`,
    })
    .from(prompts)
    .innerJoin(publications, eq(publications.promptId, prompts.id))
    .where(and(isOwn(viewer, promptId), isInTown))
    .get();
  if (!text) throw new AppError("prompt_not_found");
  const examples = trials.flatMap(({ values, facts, replies, verdicts }) =>
    [replies.prompt, replies.rival, facts, ...(verdicts ?? []).map(({ why }) => why)].map((words) => ({
      text: words,
      values,
    })),
  );
  const shownValues = trials.flatMap(({ values }) => Object.values(values));
  const shown = [...shownValues, ...examples.map(({ text: words }) => words)];
  refuseFacts(shown, await listFacts(services, viewer));
  await refuseCopied(services, viewer, { id: promptId, content: "", examples });
  const isBetter = outcome === "better" && textHash === (await textHashOf(withVariables(text)));
  const isIt = and(isOwnOf(viewer, promptId, comparisonId), isNotNull(comparisons.outcome));
  const judged = db.select({ id: comparisons.id }).from(comparisons).where(isIt);
  // The text that was hashed, as it was stored: it may have changed since.
  const unchanged = db
    .select({ id: prompts.id })
    .from(prompts)
    .where(
      and(
        isOwn(viewer, promptId),
        eq(prompts.content, text.content),
        sql`${prompts.variables} is ${text.storedVariables}`,
      ),
    );
  const isProven = sql<boolean>`(${isBetter ? 1 : 0} and ${exists(unchanged)})`;
  const [, [published]] = await db.batch([
    db
      .update(comparisons)
      .set({ publishedAt: null })
      .where(
        and(
          areOwnOf(viewer, promptId),
          ne(comparisons.id, comparisonId),
          isNotNull(comparisons.publishedAt),
          isInTown,
          sql`exists (select 1 from comparisons as next where next.id = ${comparisonId} and next.outcome is not null)`,
        ),
      ),
    db
      .update(comparisons)
      .set({ publishedAt: clock.now() })
      .where(and(isIt, isInTown))
      .returning({ id: comparisons.id }),
    db
      .update(publications)
      .set({ isProven })
      .where(
        and(
          isOwnShared(viewer, promptId),
          isNotNull(publications.townNumber),
          exists(judged),
          sql`${publications.isProven} is not ${isProven}`,
        ),
      ),
    noteFirstResults(services, viewer, promptId),
  ]);
  // Out of the town, or deleted, in the meantime.
  if (!published) throw new AppError("comparison_not_found");
}
