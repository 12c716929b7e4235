import { registrationLimit } from "~/features/accounts/connections/limits";
import { spendRegistration } from "~/features/accounts/connections/spend-registration.server";
import { answerOAuth } from "~/http/oauth.server";

/** The registration of apps (RFC 7591). */
const answer = answerOAuth({
  limit: "registerApp",
  bodyLimit: registrationLimit,
  takesJson: true,
  spend: spendRegistration,
});

export const loader = answer;
export const action = answer;
