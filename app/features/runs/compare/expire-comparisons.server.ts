import { and, isNull, lt } from "drizzle-orm";

import { deleteInRounds } from "~/db/delete-in-rounds";
import { comparisons } from "~/db/schema";
import { dayLength } from "~/domain/days";
import type { Services } from "~/services";

import { unpublishedDays } from "./limits";

/** Deletes unpublished comparisons after their days; returns the number. Run daily. */
export async function expireComparisons({ db, clock }: Pick<Services, "db" | "clock">) {
  const since = new Date(clock.now().getTime() - unpublishedDays * dayLength);
  const isDue = and(isNull(comparisons.publishedAt), lt(comparisons.createdAt, since))!;
  return { comparisons: await deleteInRounds(db, comparisons, isDue) };
}
