import { and, eq, isNotNull, isNull, lt, lte, not, notExists, sql } from "drizzle-orm";

import { deleteInRounds } from "~/db/delete-in-rounds";
import { listOf } from "~/db/in-rounds";
import { accessTokens, users } from "~/db/schema";
import { uncategorized } from "~/features/prompts/folders/folder";
import type { Services } from "~/services";

import { endingNotice, unverifiedLifetime, warnedADay } from "./limits";

type Needs = Pick<Services, "db" | "clock" | "mail" | "siteOrigin">;

/** Unverified, and nothing saved: no prompt, folder, profile, picture, connected app or shelf. */
const isUnused = ({ db }: Pick<Services, "db">) =>
  and(
    isNull(users.emailVerifiedAt),
    lte(users.storedBytes, uncategorized.length),
    eq(users.shelfCount, 0),
    isNull(users.avatarKey),
    notExists(db.select({ id: accessTokens.id }).from(accessTokens).where(eq(accessTokens.userId, users.id))),
  )!;

/**
 * Ends unverified accounts without anything saved after 30 days, and notifies their members a week before; returns the
 * number of each. An account used in the meantime stays. Nobody is told, and nothing ends, without an origin for the
 * link. Run daily.
 */
export async function expireUnverified(services: Needs) {
  const { db, clock } = services;
  const unused = isUnused(services);
  await db
    .update(users)
    .set({ endsAt: null })
    .where(and(isNotNull(users.endsAt), not(unused)));
  return {
    // The foreign keys cascade to all that is left of it. A file that it once had is swept (`sweepFiles`).
    unusedAccounts: await deleteInRounds(db, users, and(lte(users.endsAt, clock.now()), unused)!, {
      rows: 500,
    }),
    warnedAccounts: await warn(services, unused),
  };
}

/** Tells members that their account ends; one whose email fails is told another day, and ends later. */
async function warn({ db, clock, mail, siteOrigin }: Needs, unused: ReturnType<typeof isUnused>) {
  if (siteOrigin === null) return 0;
  const now = clock.now().getTime();
  const due = new Date(now - unverifiedLifetime + endingNotice);
  const found = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(lt(users.createdAt, due), isNull(users.endsAt), unused))
    .orderBy(sql`random()`)
    .limit(warnedADay);
  const warned: string[] = [];
  for (const { id, email, language } of found)
    await mail.send({ to: email, language, kind: "account_ending", link: `${siteOrigin}/profile` }).then(
      () => warned.push(id),
      // The log has each failure.
      () => {},
    );
  await db
    .update(users)
    .set({ endsAt: new Date(now + endingNotice) })
    .where(sql`${users.id} IN ${listOf(warned)}`);
  return warned.length;
}
