import { and, eq, gt } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";

import { emailTokens } from "~/db/schema";
import { AppError } from "~/errors";
import type { EmailKind } from "~/domain/kinds";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

type Work = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

interface TypedToken {
  kind: EmailKind;
  token: string;
  /** Required owner; any user if omitted. */
  userId?: string;
}

const goodToken = async (clock: Services["clock"], { kind, token, userId }: TypedToken) =>
  and(
    eq(emailTokens.tokenHash, await hashToken(token)),
    eq(emailTokens.kind, kind),
    gt(emailTokens.expiresAt, clock.now()),
    userId === undefined ? undefined : eq(emailTokens.userId, userId),
  );

/** A valid token of an email; does not spend it. Undefined for an unknown, used or expired one. */
export async function findEmailToken(
  { db, clock }: Pick<Services, "db" | "clock">,
  typed: TypedToken,
): Promise<{ newEmail: string | null } | undefined> {
  return db
    .select({ newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .where(await goodToken(clock, typed))
    .get();
}

/**
 * Spends an email's token and runs `work`, in one transaction: both or neither. `work` gets the SQL condition
 * of a valid token; its statements must find their user through it. Returns their results. Errors: `token_expired` when the token is
 * unknown, used or expired.
 */
export async function spendEmailToken<Statements extends Work>(
  { db, clock }: Pick<Services, "db" | "clock">,
  typed: TypedToken,
  work: (isGood: ReturnType<typeof and>) => Statements | Promise<Statements>,
): Promise<BatchResponse<Statements>> {
  const isGood = await goodToken(clock, typed);
  const spend = db.delete(emailTokens).where(isGood).returning({ userId: emailTokens.userId });
  const results = await db.batch([...(await work(isGood)), spend]);
  const spent = results.at(-1) as { userId: string }[];
  if (spent.length === 0) throw new AppError("token_expired");
  return results.slice(0, -1) as BatchResponse<Statements>;
}
