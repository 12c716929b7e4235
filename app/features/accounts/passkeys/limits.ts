export const passkeysLimit = 20;

/** Lifetime of a challenge, in milliseconds: time to find the security key. */
export const challengeLifetime = 10 * 60 * 1000;
