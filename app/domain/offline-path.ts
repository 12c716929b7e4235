/** The page of what a browser keeps; the part after `#` is the address that could not be reached. */
export const offlinePath = "/offline";

/** Before an address that took too long. */
export const slowMark = "slow:";
