import { z } from "zod";

import { tokenScopes } from "~/domain/token-scopes";
import { factsTick } from "~/features/accounts/tokens/schema";

export const consentForm = z.object({
  decision: z.enum(["allow", "deny"], { error: "not_an_option" }),
  scope: z.enum(tokenScopes, { error: "not_an_option" }),
  facts: factsTick,
});

export type Consent = z.output<typeof consentForm>;
