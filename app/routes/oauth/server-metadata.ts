import { isLivingConnection } from "~/features/connections/find-bearer.server";
import { answerOAuth } from "~/http/oauth.server";

/** The authorization server's metadata (RFC 8414). */
const answer = answerOAuth("read", isLivingConnection);

export const loader = answer;
export const action = answer;
