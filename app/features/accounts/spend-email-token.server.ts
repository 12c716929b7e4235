import { and, eq, gt } from "drizzle-orm";

import { emailTokens } from "~/db/schema";
import { AppError } from "~/errors";
import type { LetterKind } from "~/platform/mail/mail";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

/** Spends a letter's token; answers whose it was. Errors: `token_expired` when unknown, used or too old. */
export async function spendEmailToken(
  { db, clock }: Pick<Services, "db" | "clock">,
  kind: LetterKind,
  token: string,
): Promise<string> {
  const used = await db
    .delete(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, await hashToken(token)),
        eq(emailTokens.purpose, kind),
        gt(emailTokens.expiresAt, clock.now()),
      ),
    )
    .returning({ userId: emailTokens.userId });
  if (!used[0]) throw new AppError("token_expired");
  return used[0].userId;
}
