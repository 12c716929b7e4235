import { and, asc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { follows, users } from "~/db/schema";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Follow } from "./follow";

export const listFollowsOperation = operation({ limit: "read" });

/** Selects a member's follows, with the names of people with public profiles. */
export const selectFollows = ({ db }: Pick<Services, "db">, { id }: Pick<Viewer, "id">) =>
  db
    .select({
      kind: follows.kind,
      target: follows.target,
      displayName: users.displayName,
      shown: users.isPublic,
    })
    .from(follows)
    .leftJoin(users, and(eq(follows.kind, "person"), eq(users.id, follows.target), eq(users.isPublic, true)))
    .where(eq(follows.userId, id))
    .orderBy(asc(follows.kind), asc(users.displayName), asc(follows.target));

/** The list of selected rows. */
export const toFollows = (rows: Awaited<ReturnType<typeof selectFollows>>): Follow[] =>
  rows.map(
    ({ kind, target, displayName, shown }) =>
      ({ kind, target, displayName, isHidden: kind === "person" && !shown }) as Follow,
  );

/** The viewer's follows: categories, then people by name. */
export const listFollows = async (services: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  toFollows(await selectFollows(services, viewer));
