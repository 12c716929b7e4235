import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import type { Services } from "~/services";

/** The key of all callers together. */
const everybody = "all";

type Needs = Pick<Services, "db" | "clock" | "modelBudget">;

/** The keys of a model call of `callerKey` with their limits, for `spendDaily`. */
export const modelCallLimits = (
  { modelBudget: { perCaller, inAll } }: Pick<Services, "modelBudget">,
  callerKey: string,
): Record<string, number> => ({ [callerKey]: perCaller, [everybody]: inAll });

/**
 * Spends one model call of `callerKey` from the budgets of this UTC day. Call it before every
 * upstream call; a failed call is not refunded, because the provider may have charged for it.
 * Errors: `budget_exhausted`, with the seconds until the next day begins; also for a deleted member.
 */
export const spendModelCall = (services: Needs, callerKey: string): Promise<void> =>
  spendDaily(services, modelCallLimits(services, callerKey), "budget_exhausted");
