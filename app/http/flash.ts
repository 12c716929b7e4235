/** What a page may have to say about what was done just before; the words are `flash.<code>` in the dictionaries. */
export const flashes = [
  "registered",
  "registered_with_letter",
  "signed_in",
  "signed_out",
  "reset_sent",
  "password_changed",
  "email_verified",
  "verification_sent",
  "session_ended",
  "sessions_ended",
  "account_deleted",
  "token_created",
  "token_revoked",
  "profile_updated",
  "prompt_saved",
  "prompt_updated",
  "prompt_overwrote",
  "prompt_deleted",
  "prompt_public",
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
] as const;

export type Flash = (typeof flashes)[number];

export const isFlash = (text: string): text is Flash => (flashes as readonly string[]).includes(text);

/** What scripts are told of a form that was taken; the words are `flash.<done>` in the dictionaries. */
export interface Done {
  done: Flash;
}
