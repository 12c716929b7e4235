import { z } from "zod";

import { tokenScopes } from "~/domain/token-scopes";

/** The form of the consent page. */
export const consentForm = z.object({
  decision: z.enum(["allow", "deny"], { error: "not_an_option" }),
  scope: z.enum(tokenScopes, { error: "not_an_option" }),
});

export type Consent = z.output<typeof consentForm>;
