/** Errors of the Google sign-in, for its page and its popup. */
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

/** Parses an error code; null if unknown. */
export const googleError = (text: string | null): GoogleError | null =>
  googleErrors.find((error) => error === text) ?? null;

/** Broadcast channel for the result of a sign-in popup. */
export const signInChannel = "sign-in";

export interface SignInOutcome {
  /** Id of the page that opened the popup; other pages ignore the message. */
  attempt: string;
  failure: GoogleError | null;
  /** Redirect path on this site. */
  to: string;
}
