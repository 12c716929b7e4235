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
  const draft = await findDraft(services, reader, id);
  if (!draft) throw new AppError("draft_not_found");
  return draft;
}

/** A draft by id; undefined where `getDraft` finds none. */
export const findDraft = (
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  id: string,
): Promise<Draft | undefined> =>
  services.db
    .select()
    .from(drafts)
    .where(opensFor(services, reader, id))
    .get();
