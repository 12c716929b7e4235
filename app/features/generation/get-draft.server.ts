import { and, eq, gt, isNull, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { drafts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

export type Draft = typeof drafts.$inferSelect;

/** Who asks for a draft; null: a visitor. */
export type DraftReader = Pick<Viewer, "id"> | null;

/** The condition under which a draft opens: it has not expired, and it is the reader's own or no member's. */
export const opensFor = ({ clock }: Pick<Services, "clock">, reader: DraftReader, id: string) =>
  and(
    eq(drafts.id, id),
    gt(drafts.expiresAt, clock.now()),
    or(isNull(drafts.userId), reader ? eq(drafts.userId, reader.id) : undefined),
  );

/** The draft behind an id. Unknown and expired ids, and drafts of other members, are `draft_not_found`. */
export async function getDraft(
  services: Pick<Services, "db" | "clock">,
  reader: DraftReader,
  id: string,
): Promise<Draft> {
  const draft = await services.db
    .select()
    .from(drafts)
    .where(opensFor(services, reader, id))
    .get();
  if (!draft) throw new AppError("draft_not_found");
  return draft;
}
