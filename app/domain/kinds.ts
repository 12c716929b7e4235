/** Account emails with a link. */
export const emailKinds = ["email_verification", "password_reset"] as const;

export type EmailKind = (typeof emailKinds)[number];

/** All emails: those, and the notice that an unused account ends. */
export type LetterKind = EmailKind | "account_ending";

/** Kinds of follows: of another member, or of a category of the town. */
export const followKinds = ["person", "category"] as const;

export type FollowKind = (typeof followKinds)[number];

/** Ways to sign in (specification, section 1): a Google account, or email and password. */
export const providers = ["google", "password"] as const;

export type Provider = (typeof providers)[number];

/** All ways to sign in: those, and a passkey. */
export type SignInWay = Provider | "passkey";

/** Causes of a version of a prompt. */
export const versionKinds = ["created", "edited", "optimized", "restored", "imported", "remixed"] as const;

export type VersionKind = (typeof versionKinds)[number];

/** Rows that strangers store; `saved`: what is saved in accounts without a verified address. */
export type StrangerKind = "drafts" | "accounts" | "saved" | "reports" | "uses";
