/** What a visitor can ask for before the sign-in. */
export type IntentKind = "save" | "share" | "copy" | "shelf" | "follow";
