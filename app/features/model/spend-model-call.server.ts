import { spendDaily } from "~/features/budgets/spend-daily.server";
import type { Services } from "~/services";

/** The row of `usage_daily` that counts everybody together. */
const everybody = "all";

/**
 * Takes one model call of `caller` (a key of the door's choice: a user's id, or a hash of the address) from the
 * budgets of this UTC day. To be called before every call upstream; a call that fails is not given back, because
 * the service may have charged for it.
 * Errors: `budget_exhausted`, with the seconds until the next day begins; a member whose account is gone has no budget either.
 */
export async function spendModelCall(
  services: Pick<Services, "db" | "clock" | "modelBudget">,
  caller: string,
): Promise<void> {
  const { perCaller, inAll } = services.modelBudget;
  await spendDaily(services, { [caller]: perCaller, [everybody]: inAll }, "budget_exhausted");
}
