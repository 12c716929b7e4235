import { answerOAuth } from "~/http/oauth.server";

/** The authorization server's metadata (RFC 8414). */
const answer = answerOAuth({ limit: "read", reads: true });

export const loader = answer;
export const action = answer;
