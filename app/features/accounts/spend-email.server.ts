import { spendDaily } from "~/features/budgets/spend-daily.server";
import type { EmailKind } from "~/domain/email-kinds";
import { memberKey } from "~/platform/rate-limits";
import { hashToken } from "~/platform/tokens";
import type { Services } from "~/services";

import { emailsADay } from "./limits";

interface EmailRequest {
  kind: EmailKind;
  email: string;
  /** Who asks, as `rateLimitKey` names their network. */
  network: string;
  /** The account that asks; left out where nobody is to learn whether there is one. */
  userId?: string;
}

/**
 * Takes an email from the budgets of this UTC day, whatever becomes of it. What one network has used up of an address is open
 * to its owner on another; the address itself is kept as a hash alone. Errors: `letters_spent`, with the seconds to the next day.
 */
export async function spendEmail(
  services: Pick<Services, "db" | "clock">,
  { kind, email, network, userId }: EmailRequest,
): Promise<void> {
  const address = `${kind}:${(await hashToken(email)).slice(0, 16)}`;
  const limits = {
    [`letters:${network}`]: emailsADay.ofNetwork,
    [address]: emailsADay.toAddress,
    [`${address}:${network}`]: emailsADay.toAddressFromNetwork,
    ...(userId !== undefined && { [`${memberKey(userId)}:letters`]: emailsADay.ofAccount }),
  };
  await spendDaily(services, limits, "letters_spent");
}
