/** Account emails with a link. */
export const emailKinds = ["email_verification", "password_reset", "email_change"] as const;

export type EmailKind = (typeof emailKinds)[number];

/** Notices: an unused account ends; the password was changed; a change of the address was asked for, is not possible since the new one has an account, or is done. */
export const noticeKinds = [
  "account_ending",
  "email_change_requested",
  "email_change_taken",
  "email_changed",
  "password_changed",
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** All emails: those with a link, and notices. */
export type LetterKind = EmailKind | NoticeKind;

/** Kinds of follows: of another member, or of a category of the town. */
export const followKinds = ["person", "category"] as const;

export type FollowKind = (typeof followKinds)[number];

/** Ways to sign in (specification, section 1): a Google account, or email and password. */
export const providers = ["google", "password"] as const;

export type Provider = (typeof providers)[number];

/** All ways to sign in: those, and a passkey. */
export type SignInWay = Provider | "passkey";

/** Causes of a version of a prompt; `placed`: the owner's facts became fields, since others see it. */
export const versionKinds = [
  "created",
  "edited",
  "optimized",
  "restored",
  "imported",
  "remixed",
  "placed",
] as const;

export type VersionKind = (typeof versionKinds)[number];

/** Rows that strangers store; `saved`: what is saved in accounts without a verified address. */
export type StrangerKind = "drafts" | "accounts" | "saved" | "reports" | "uses";
