import { and, eq, inArray, or, sql } from "drizzle-orm";

import type { Member } from "~/context";
import { publications, saves, users } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { shelfLimit } from "./limits";

type Changing = Pick<Services, "db" | "clock">;
type Who = Pick<Member, "id">;

export const saveToShelfOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "prompt_own", "shelf_full"],
});

export const removeFromShelfOperation = operation({ limit: "write", errors: ["prompt_not_found"] });

/** SQL condition: the prompt of a share id, while it is public. */
const isOpen = (shareId: string) => and(eq(publications.shareId, shareId), eq(publications.isPublic, true));

/** Puts another person's public prompt on the shelf. Errors: `prompt_not_found`, `prompt_own`, `shelf_full`. */
export async function saveToShelf({ db, clock }: Changing, viewer: Who, shareId: string): Promise<void> {
  const hasRoom = sql`(select ${users.shelfCount} from ${users} where ${users.id} = ${viewer.id}) < ${shelfLimit}`;
  const row = db
    .select({
      userId: sql<string>`${viewer.id}`.as("user_id"),
      promptId: publications.promptId,
      createdAt: sql<Date>`${clock.now().getTime()}`.as("created_at"),
      isCounted: sql<boolean>`(select email_verified_at is not null from users where id = ${viewer.id})`.as(
        "is_counted",
      ),
    })
    .from(publications)
    .where(and(isOpen(shareId), sql`${publications.userId} <> ${viewer.id}`, hasRoom));
  const [, [prompt]] = await db.batch([
    db.insert(saves).select(row).onConflictDoNothing(),
    db
      .select({ isOwn: sql<number>`${publications.userId} = ${viewer.id}`, isSaved: saves.promptId })
      .from(publications)
      .leftJoin(saves, and(eq(saves.userId, viewer.id), eq(saves.promptId, publications.promptId)))
      .where(isOpen(shareId)),
  ]);
  if (!prompt) throw new AppError("prompt_not_found");
  if (prompt.isOwn) throw new AppError("prompt_own");
  if (!prompt.isSaved) throw new AppError("shelf_full", { limit: shelfLimit });
}

/**
 * Takes a prompt off the viewer's shelf, by its share id, or by its id; returns the share id to put it there again, which
 * is undefined if it is no longer public. Errors: `prompt_not_found` for a prompt that is neither on the shelf nor public.
 */
export async function removeFromShelf(
  { db }: Changing,
  viewer: Who,
  reference: string,
): Promise<string | undefined> {
  const ids = db
    .select({ id: publications.promptId })
    .from(publications)
    .where(eq(publications.shareId, reference));
  const [removed, [shown]] = await db.batch([
    db
      .delete(saves)
      .where(
        and(eq(saves.userId, viewer.id), or(eq(saves.promptId, reference), inArray(saves.promptId, ids))),
      )
      .returning({ promptId: saves.promptId }),
    db
      .select({ shareId: publications.shareId })
      .from(publications)
      .where(
        or(isOpen(reference), and(eq(publications.promptId, reference), eq(publications.isPublic, true))),
      ),
  ]);
  if (removed.length === 0 && shown?.shareId !== reference) throw new AppError("prompt_not_found");
  return shown?.shareId;
}
