import { and, count, eq, lt, type Placeholder, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { follows, users } from "~/db/schema";
import { readRows, writtenQuery } from "~/db/written-query";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { FollowTarget } from "./follow";
import { selectMember } from "./get-member.server";
import { followsLimit } from "./limits";

export const followOperation = operation({ limit: "write", errors: ["member_not_found", "follows_full"] });

type OrPlaceholder<Value> = Value | Placeholder;

const isFollow = (
  { id }: { id: OrPlaceholder<string> },
  { kind, target }: { kind: OrPlaceholder<FollowTarget["kind"]>; target: OrPlaceholder<string> },
) => and(eq(follows.userId, id), eq(follows.kind, kind), eq(follows.target, target));

/** Follows a member with a public profile, or a category. Errors: `member_not_found`, `follows_full`. */
export async function follow(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  { kind, target }: FollowTarget,
): Promise<void> {
  const { db } = services;
  const followCount = db.select({ total: count() }).from(follows).where(eq(follows.userId, viewer.id));
  const isShown = sql`exists (select 1 from users as followed where followed.id = ${target} and followed.is_public = 1)`;
  const [, there] = await db.batch([
    db
      .insert(follows)
      .select(
        db
          .select({
            userId: users.id,
            kind: sql<typeof kind>`${kind}`.as("kind"),
            target: sql<string>`${target}`.as("target"),
          })
          .from(users)
          .where(
            and(
              eq(users.id, viewer.id),
              lt(sql`(${followCount})`, followsLimit),
              kind === "person" ? isShown : undefined,
            ),
          ),
      )
      .onConflictDoNothing(),
    db
      .select()
      .from(follows)
      .where(isFollow(viewer, { kind, target } as FollowTarget)),
  ]);
  if (there.length > 0) return;
  if (kind === "person" && (await selectMember(services, target)).length === 0)
    throw new AppError("member_not_found");
  throw new AppError("follows_full", { limit: followsLimit });
}

export const unfollowOperation = operation({ limit: "write" });

/** Ends a follow; one that is not there changes nothing. */
export async function unfollow(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  target: FollowTarget,
): Promise<void> {
  await db.delete(follows).where(isFollow(viewer, target));
}

const found = { target: follows.target };

const selectFollow = writtenQuery(found, (db) =>
  db
    .select(found)
    .from(follows)
    .where(
      isFollow(
        { id: sql.placeholder("viewerId") },
        { kind: sql.placeholder("kind"), target: sql.placeholder("target") },
      ),
    ),
);

/** Whether the viewer follows a member or a category; visitors follow nothing. */
export async function isFollowing(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id"> | null,
  { kind, target }: FollowTarget,
): Promise<boolean> {
  if (viewer === null) return false;
  return (await readRows(selectFollow(db, { viewerId: viewer.id, kind, target }))).length > 0;
}
