import { isLivingConnection } from "~/features/connections/find-bearer.server";
import { answerOAuth } from "~/http/oauth.server";

/** The registration of apps (RFC 7591). Many people's apps come from one network: that of the app's maker. */
const answer = answerOAuth("write", isLivingConnection);

export const loader = answer;
export const action = answer;
