import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import type { Services } from "~/services";

/** The key of all callers together. */
const everybody = "all";

/**
 * Spends one model call of `callerKey` from the budgets of this UTC day. Call it before every
 * upstream call; a failed call is not refunded, because the provider may have charged for it.
 * Errors: `budget_exhausted`, with the seconds until the next day begins; also for a deleted member.
 */
export async function spendModelCall(
  services: Pick<Services, "db" | "clock" | "modelBudget">,
  callerKey: string,
): Promise<void> {
  const { perCaller, inAll } = services.modelBudget;
  await spendDaily(services, { [callerKey]: perCaller, [everybody]: inAll }, "budget_exhausted");
}
