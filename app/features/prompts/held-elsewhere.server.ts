import { and, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

import { listOf } from "~/db/in-rounds";
import { comparisons, examples, promptVersions } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { heldFacts, placeFacts } from "~/features/facts/place-facts";
import { withoutFacts } from "~/features/facts/told-texts.server";
import type { Services } from "~/services";

import { contentLimit } from "./limits";
import { withdrawal } from "./own-comparisons.server";
import { withVariables } from "./prompt-columns.server";

type Statement = BatchItem<"sqlite">;

/**
 * Facts in what others see with the viewer's prompts of these ids: shared versions, shown comparisons and values of examples. Returns the
 * statements that hide them if a condition allows it, by prompt; a prompt without facts there has none.
 */
export async function findHeldElsewhere(
  { db }: Pick<Services, "db">,
  viewer: { id: string },
  ids: readonly string[],
  facts: readonly Fact[],
  isAllowed?: SQL,
): Promise<Map<string, Statement[]>> {
  const found = new Map<string, Statement[]>();
  if (facts.length === 0 || ids.length === 0) return found;
  const hide = (id: string, ...statements: Statement[]) =>
    found.set(id, [...(found.get(id) ?? []), ...statements]);
  const areOf = ({ promptId, userId }: Record<"promptId" | "userId", SQLiteColumn>) =>
    and(inArray(promptId, listOf(ids)), eq(userId, viewer.id));
  const [versions, shown, made] = await db.batch([
    db
      .select()
      .from(promptVersions)
      .where(and(areOf(promptVersions), promptVersions.isShared)),
    db
      .select({ id: comparisons.id, promptId: comparisons.promptId, trials: comparisons.trials })
      .from(comparisons)
      .where(and(areOf(comparisons), isNotNull(comparisons.publishedAt))),
    db
      .select({ id: examples.id, promptId: examples.promptId, values: examples.variableValues })
      .from(examples)
      .where(and(areOf(examples), sql`${examples.variableValues} <> '{}'`)),
  ]);
  for (const version of versions) {
    if (placeFacts(withVariables(version), facts, contentLimit).placed.length === 0) continue;
    const isIt = and(
      eq(promptVersions.promptId, version.promptId),
      eq(promptVersions.number, version.number),
    );
    hide(version.promptId, db.update(promptVersions).set({ isShared: false }).where(and(isIt, isAllowed)));
  }
  for (const { id, promptId, trials } of shown) {
    if (heldFacts(textsIn(trials), facts).length === 0) continue;
    hide(promptId, ...withdrawal({ db }, viewer, promptId, id, isAllowed));
  }
  for (const { id, promptId, values } of made) {
    const variableValues = withoutFacts(values, facts);
    if (Object.keys(variableValues).length < Object.keys(values).length)
      hide(
        promptId,
        db
          .update(examples)
          .set({ variableValues })
          .where(and(eq(examples.id, id), isAllowed)),
      );
  }
  return found;
}

/** All texts in a value of JSON, names included. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...textsIn(part)]);
}
