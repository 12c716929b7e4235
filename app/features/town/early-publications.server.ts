import { and, eq, gt, ne } from "drizzle-orm";

import type { Member } from "~/context";
import { users } from "~/db/schema";
import { AppError } from "~/errors";
import { isAdmin } from "~/features/accounts/is-admin";
import { raisedCode } from "~/platform/raised-code";
import type { Services } from "~/services";

import { firstHour } from "./limits";

type Needs = Pick<Services, "db" | "clock" | "adminEmails" | "earlyPublications">;

/**
 * The statement before a publication: how many the account may publish in its first hour. A trigger refuses the rest, and all of them
 * without this statement. Admins have no limit.
 */
export function allowEarly(services: Needs, viewer: Member) {
  const { db, clock, earlyPublications } = services;
  const earlyLimit = isAdmin(services, viewer) ? Number.MAX_SAFE_INTEGER : earlyPublications;
  const isNew = gt(users.createdAt, new Date(clock.now().getTime() - firstHour));
  return db
    .update(users)
    .set({ earlyLimit })
    .where(and(eq(users.id, viewer.id), isNew, ne(users.earlyLimit, earlyLimit)));
}

/** Rethrows a failed publication; as `publish_wait`, with the time until then, if the account has published too many in its first hour. */
export const publishedTooEarly =
  ({ db, clock, earlyPublications }: Needs, viewer: Member) =>
  async (thrown: unknown): Promise<never> => {
    if (raisedCode(thrown) !== "publish_wait") throw thrown;
    const account = await db
      .select({ createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, viewer.id))
      .get();
    const wait = (account?.createdAt.getTime() ?? 0) + firstHour - clock.now().getTime();
    throw new AppError("publish_wait", {
      limit: earlyPublications,
      minutes: Math.max(1, Math.ceil(wait / 60_000)),
      retryAfter: Math.max(1, Math.ceil(wait / 1000)),
      cause: thrown,
    });
  };
