/** A wish of a visitor that waits for the sign-in. */
export type IntentKind = "save" | "share" | "copy" | "shelf" | "follow";
