import { spendDaily } from "~/features/accounts/budgets/spend-daily.server";
import type { Services } from "~/services";

import { registrationsADay } from "./limits";

/** Spends one registration of the budgets of this UTC day: of a network, and of the site. Errors: `apps_spent`. */
export const spendRegistration = (services: Pick<Services, "db" | "clock">, network: string): Promise<void> =>
  spendDaily(
    services,
    { [`apps:${network}`]: registrationsADay.ofNetwork, apps: registrationsADay.inAll },
    "apps_spent",
  );
