/** What the Google sign-in may end in, as its page and its popup are told. */
export const googleErrors = [
  "google_failed",
  "google_denied",
  "google_state",
  "google_other_account",
  "id_token_invalid",
  "email_unverified",
  "email_already_in_use",
  "rate_limited",
] as const;

export type GoogleError = (typeof googleErrors)[number];

/** A text that names one of them, as that one; null for every other. */
export const googleError = (text: string | null): GoogleError | null =>
  googleErrors.find((error) => error === text) ?? null;

/** The channel on which a sign-in's popup tells its page how it went. */
export const signInChannel = "sign-in";

export interface SignInOutcome {
  /** Which page's popup it was: others have no part in it. */
  attempt: string;
  failure: GoogleError | null;
  /** The path of this site to go on to. */
  to: string;
}
