import type { GoogleError } from "./google-errors";

/** The channel on which a sign-in's popup tells its page how it went. */
export const signInChannel = "sign-in";

export interface SignInOutcome {
  /** Which page's popup it was: others have no part in it. */
  attempt: string;
  failure: GoogleError | null;
  /** The path of this site to go on to. */
  to: string;
}
