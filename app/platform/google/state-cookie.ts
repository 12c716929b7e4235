/**
 * What ties a callback to the browser that began: state and PKCE verifier. Every attempt has a cookie of its own, whose
 * name begins so, so that two tabs do not disturb each other.
 */
export function stateCookie(redirectUri: string) {
  const { protocol, hostname } = new URL(redirectUri);
  return {
    name: "google_state",
    path: "/auth/google",
    /** A consent screen may be read for this long, in seconds. */
    maxAge: 600,
    httpOnly: true,
    sameSite: "Lax",
    // Browsers keep Secure cookies on localhost without TLS too.
    secure: protocol === "https:" || hostname === "localhost" || undefined,
  } as const;
}
