import { isLivingConnection } from "~/features/connections/find-bearer.server";
import { answerOAuth } from "~/http/oauth.server";

/** Tokens for connected apps: from a code, from a refresh token, and their revocation. */
const answer = answerOAuth("read", isLivingConnection);

export const loader = answer;
export const action = answer;
