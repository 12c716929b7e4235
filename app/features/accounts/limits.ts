/** Password length in characters (ASVS 6.2). */
export const passwordLength = { min: 8, max: 128 };

/** Session lifetime without a visit, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * After which an unverified account without anything saved ends, and how long before its member is notified, in
 * milliseconds.
 */
export const unverifiedLifetime = 30 * 24 * 60 * 60 * 1000;
export const endingNotice = 7 * 24 * 60 * 60 * 1000;

/** Members notified in a day that their account ends. */
export const warnedADay = 500;

/** Age of a recent sign-in, in milliseconds: up to 5 minutes. */
export const recentSignIn = 5 * 60 * 1000;

/**
 * Emails per UTC day: by a network, to any address; to an address by one network; to an address by all; and by
 * a known account.
 */
export const emailsADay = { ofNetwork: 50, toAddressFromNetwork: 10, toAddress: 50, ofAccount: 10 };

/** Maximum number of sessions in a member's list: the newest. */
export const listedSessions = 50;
