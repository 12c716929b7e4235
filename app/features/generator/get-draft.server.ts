import { and, eq, gt, isNull, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { drafts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

export type Draft = typeof drafts.$inferSelect;

/** Reader of a draft. Null for a visitor. */
export type DraftReader = Pick<Viewer, "id"> | null;

/** SQL condition: the draft has not expired, and belongs to the reader or to no member. */
export const opensFor = ({ clock }: Pick<Services, "clock">, reader: DraftReader, id: string) =>
  and(
    eq(drafts.id, id),
    gt(drafts.expiresAt, clock.now()),
    or(isNull(drafts.userId), reader ? eq(drafts.userId, reader.id) : undefined),
  );

/** A draft by id. Errors: `draft_not_found` for unknown and expired ids, and other members' drafts. */
export async function getDraft(
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  id: string,
): Promise<Draft> {
  const [draft] = await findDrafts(services, reader, [id]);
  if (!draft) throw new AppError("draft_not_found");
  return draft;
}

/** Drafts by id, in the order of the ids, without those that `getDraft` does not find. */
export async function findDrafts(
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  ids: readonly string[],
): Promise<Draft[]> {
  if (ids.length === 0) return [];
  const found = await services.db
    .select()
    .from(drafts)
    .where(or(...ids.map((id) => opensFor(services, reader, id))));
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
