import { and, eq, gt, lte } from "drizzle-orm";

import { passkeyChallenges } from "~/db/schema";
import { AppError } from "~/errors";
import { createToken, hashToken } from "~/platform/tokens";
import { challengeOf, type AssertionResponse, type CreationResponse } from "~/platform/webauthn/credentials";
import type { Services } from "~/services";

import { challengeLifetime } from "./limits";
import type { ChallengeUse } from "./schema";

type Needs = Pick<Services, "db" | "clock">;

/** The purpose of a challenge, and who may use it: a session's id, or a visitor's browser by its cookie. */
type Bound = ChallengeUse & { holder: string };

/** Everything that the challenge is bound to: with another purpose, holder or address it is another, unknown one. */
const keyOf = (challenge: string, { purpose, holder, ...rest }: Bound) =>
  hashToken(JSON.stringify([challenge, purpose, holder, "email" in rest ? rest.email : ""]));

/** A new challenge; a registration's knows the id of the account that it opens. Removes expired ones. */
export async function issueChallenge(
  { db, clock }: Needs,
  use: Bound,
  newAccountId: string | null = null,
): Promise<string> {
  const challenge = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + challengeLifetime);
  await db.batch([
    db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now)),
    db.insert(passkeyChallenges).values({ key: await keyOf(challenge, use), newAccountId, expiresAt }),
  ]);
  return challenge;
}

/**
 * Spends the challenge of a response, whether or not the response is right: of two requests with the same one, one gets its row.
 * Errors: `passkey_failed` when it is unknown, used, expired or not for this use.
 */
export async function spendChallenge(
  { db, clock }: Needs,
  response: AssertionResponse | CreationResponse,
  use: Bound,
): Promise<{ newAccountId: string | null }> {
  const key = await keyOf(challengeOf(response), use);
  const [spent] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.key, key), gt(passkeyChallenges.expiresAt, clock.now())))
    .returning({ newAccountId: passkeyChallenges.newAccountId });
  if (!spent) throw new AppError("passkey_failed");
  return spent;
}
