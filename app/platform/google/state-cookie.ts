/**
 * What ties a callback to the browser that began: state and PKCE verifier. Every attempt has a cookie of its own, whose
 * name begins so, so that two tabs do not disturb each other.
 */
export const stateCookie = {
  // The prefix keeps other hosts of the domain from planting a state of theirs; it wants Secure and the whole site.
  name: "__Host-google_state",
  path: "/",
  /** A consent screen may be read for this long, in seconds. */
  maxAge: 600,
  httpOnly: true,
  sameSite: "Lax",
  secure: true,
} as const;
