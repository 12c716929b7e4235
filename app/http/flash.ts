/** The flashes of submitted forms; their texts are `done.<code>` in `flash.ts` of each dictionary. */
export const flashes = [
  "registered",
  "registered_with_email",
  "signed_in",
  "signed_out",
  "reset_sent",
  "password_changed",
  "own_password_changed",
  "email_verified",
  "email_change_sent",
  "email_change_cancelled",
  "email_changed",
  "verification_sent",
  "session_ended",
  "sessions_ended",
  "account_deleted",
  "token_created",
  "token_revoked",
  "connection_ended",
  "passkey_created",
  "passkey_removed",
  "profile_updated",
  "prompt_saved",
  "prompt_saved_before",
  "prompt_updated",
  "prompt_duplicated",
  "prompt_overwrote",
  "prompt_optimized",
  "version_restored",
  "version_marked",
  "prompt_deleted",
  "prompt_public",
  "prompt_link_public",
  "prompt_private",
  "shared_updated",
  "prompt_published",
  "publication_removed",
  "removal_lifted",
  "publication_edited",
  "publication_overwrote",
  "folder_created",
  "folder_renamed",
  "folder_deleted",
  "prompts_moved",
  "prompts_tagged",
  "prompts_untagged",
  "prompts_trashed",
  "prompts_partly",
  "undone",
  "trash_restored",
  "trash_deleted",
  "trash_emptied",
  "shelf_saved",
  "shelf_removed",
  "prompt_shared",
  "prompt_posted",
  "followed",
  "unfollowed",
  "examples_updated",
  "facts_kept",
  "facts_placed",
  "fact_changed",
  "fact_forgotten",
  "unfinished",
] as const;

export type Flash = (typeof flashes)[number];

export const isFlash = (text: string): text is Flash => (flashes as readonly string[]).includes(text);

const signInFlashes = ["registered", "registered_with_email", "signed_in"] as const;

/** The flashes of a sign-in. */
export type SignInFlash = (typeof signInFlashes)[number];

export const isSignInFlash = (text: string): text is SignInFlash =>
  (signInFlashes as readonly string[]).includes(text);

/** The response to a form that scripts submit: the flash to show. */
export interface Done {
  done: Flash;
  /** What undoes it, which the flash offers: the id for `POST /dashboard/undo`, the share id of a prompt taken off the shelf, the id of one made public or private, or what was followed. */
  undo?: string;
  count?: number;
  /** The name of the folder that a prompt was moved to; a cookie does not carry it. */
  folder?: string;
  /** The id of a saved prompt, which the flash offers to move to a folder. */
  prompt?: string;
  /** The sign-in that it was done after. */
  after?: SignInFlash;
}
