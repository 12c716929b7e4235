/** How long a password may be, in characters (ASVS 6.2). */
export const passwordLength = { min: 8, max: 128 };

/** How long a session lasts without a visit, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/** How long a sign-in counts as recent, in milliseconds: 5 minutes. */
export const recentSignIn = 5 * 60 * 1000;

/**
 * How many emails may be asked for in a UTC day: by a network, to whatever address; to an address by one network; to an address
 * by all; and, where the account is known, by the account.
 */
export const emailsADay = { ofNetwork: 50, toAddressFromNetwork: 10, toAddress: 50, ofAccount: 10 };

/** How many of their sessions a member sees: the newest. */
export const listedSessions = 50;
