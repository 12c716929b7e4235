import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import type { LetterKind } from "~/domain/kinds";
import { memberKey } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { emailsADay } from "./limits";

interface EmailRequest {
  kind: LetterKind;
  email: string;
  /** The client's network, as named by `callerKeyOf`. */
  network: string;
  /** The requesting account; omitted where its existence must stay secret. */
  userId?: string;
  /** It opens an account without a verified address. */
  opensAccount?: boolean;
}

/**
 * Spends one email of the budgets of this UTC day, whether or not it is sent. An address's budget per network
 * leaves its owner free on another; the address itself is stored only as a hash. Errors: `emails_spent`, with
 * the seconds until the next day; `visitors_full` for an account.
 */
export async function spendEmail(
  services: Pick<Services, "db" | "clock">,
  { kind, email, network, userId, opensAccount = false }: EmailRequest,
): Promise<void> {
  const address = `${kind}:${(await hashToken(email)).slice(0, 16)}`;
  const limits = {
    [`emails:${network}`]: emailsADay.ofNetwork,
    [address]: emailsADay.toAddress,
    [`${address}:${network}`]: emailsADay.toAddressFromNetwork,
    ...(userId !== undefined && { [`${memberKey(userId)}:emails`]: emailsADay.ofAccount }),
  };
  await spendDaily(services, limits, "emails_spent", opensAccount ? "accounts" : null);
}
