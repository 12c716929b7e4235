import { sql, type SQL } from "drizzle-orm";

import type { Db } from "~/db/client";
import { strangerTotals } from "~/db/schema";
import { dayOf } from "~/domain/days";
import type { StrangerKind } from "~/domain/kinds";
import { AppError } from "~/errors";
import { writeLine } from "~/platform/write-line";
import type { Services } from "~/services";

const megabyte = 1_000_000;

/**
 * The most bytes that visitors and members without a verified address store together: half of the 10 GB of a database.
 * Saved prompts have a total of their own, so that a flood of them, a thousand times as cheap as accounts, does not end registration.
 */
export const strangerLimits: Record<StrangerKind, number> = {
  drafts: 2_000 * megabyte,
  accounts: 1_200 * megabyte,
  saved: 1_000 * megabyte,
  reports: 100 * megabyte,
  uses: 600 * megabyte,
};

/** Bytes of a row besides its texts, with its indexes; of an account with its folder, session and email. */
const rowBytes: Record<StrangerKind, number> = {
  drafts: 300,
  accounts: 8_000,
  saved: 0,
  reports: 400,
  uses: 75,
};

/** Accounts that are looked at: the newest. A flood is new, and no index is written for the count. */
const newestAccounts = 200_000;

/**
 * Counts of drafts and uses are estimates: all rows would be slow to count in a flood, so those are counted whose id or hash begins with
 * an A, and multiplied by how many letters one can begin with.
 */
const firstLetters = { drafts: 62, uses: 64 };

const isUnverified = (userId: SQL) =>
  sql`NOT EXISTS (SELECT 1 FROM users WHERE users.id = ${userId} AND email_verified_at IS NOT NULL)`;

function selectBytesOn(today: number): Record<StrangerKind, SQL> {
  const fromUnverified = sql`users WHERE rowid > (SELECT max(rowid) FROM users) - ${newestAccounts} AND email_verified_at IS NULL`;
  return {
    // These sizes are read from the head of a row, without its texts.
    drafts: sql`SELECT ${firstLetters.drafts} * sum(${rowBytes.drafts} + octet_length(original_input) + octet_length(content)
      + coalesce(octet_length(composition), 0)) FROM drafts
      WHERE id >= 'A' AND id < 'B' AND ${isUnverified(sql`drafts.user_id`)}`,
    accounts: sql`SELECT ${rowBytes.accounts} * count(*) FROM ${fromUnverified}`,
    saved: sql`SELECT sum(stored_bytes + history_bytes) FROM ${fromUnverified}`,
    reports: sql`SELECT sum(${rowBytes.reports} + octet_length(comment)) FROM reports
      WHERE ${isUnverified(sql`reports.user_id`)}`,
    uses: sql`SELECT ${rowBytes.uses * firstLetters.uses} * count(*) FROM daily_uses
      WHERE day IN (${today}, ${today - 1}) AND key >= 'A' AND key < 'B'`,
  };
}

/** Counts what strangers store, and logs an alarm for each total that is half full. Run every minute. */
export async function countStrangers(
  { db, clock }: Pick<Services, "db" | "clock">,
  runId: string,
  limits: Record<StrangerKind, number> = strangerLimits,
): Promise<object> {
  const counts = Object.entries(selectBytesOn(dayOf(clock.now()))) as [StrangerKind, SQL][];
  const rows = counts.map(([kind, count]) => sql`(${kind}, coalesce((${count}), 0), ${limits[kind]})`);
  await db.run(sql`
    INSERT INTO stranger_totals (kind, bytes, most) VALUES ${sql.join(rows, sql`, `)}
    ON CONFLICT (kind) DO UPDATE SET bytes = excluded.bytes, most = excluded.most
    WHERE (stranger_totals.bytes, stranger_totals.most) <> (excluded.bytes, excluded.most)`);
  for (const { kind, bytes, most } of await db.select().from(strangerTotals))
    if (bytes * 2 >= most) writeLine("alarm", runId, { total: kind, bytes, most });
  return {};
}

/** SQL condition: strangers may store more of a kind. */
export const hasRoom = (kind: StrangerKind): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM stranger_totals WHERE kind = ${kind} AND bytes >= most)`;

/** After a write with that condition has changed nothing. Errors: `visitors_full`, if the total is why. */
export async function explainNoRoom(db: Db, kind: StrangerKind): Promise<void> {
  const [found] = await db.select({ hasRoom: hasRoom(kind).mapWith(Boolean) }).from(sql`(SELECT 1)`);
  if (!found?.hasRoom) throw new AppError("visitors_full");
}
