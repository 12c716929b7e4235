import { registrationLimit } from "~/features/accounts/connections/limits";
import { spendRegistration } from "~/features/accounts/connections/spend-registration.server";
import { respondToOAuth } from "~/http/oauth.server";

/** The registration of apps (RFC 7591). */
const handler = respondToOAuth({
  limit: "registerApp",
  bodyLimit: registrationLimit,
  takesJson: true,
  spend: spendRegistration,
});

export const loader = handler;
export const action = handler;
