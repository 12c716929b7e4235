/**
 * The things that a visitor can ask for before the sign-in: to save or share a draft, to copy a shared prompt, to put it on the shelf, to follow
 * a person or a category.
 */
export type IntentKind = "save" | "share" | "copy" | "shelf" | "follow";
