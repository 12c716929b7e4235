import type { LinkField } from "~/domain/profile-links";

/** A member's profile (specification, section 3); empty fields are null. */
export interface Profile extends Record<LinkField, string | null> {
  displayName: string | null;
  profileBio: string | null;
  /** A path of this site. */
  avatarUrl: string | null;
  /** The profile is shown with the prompts they share. */
  isPublic: boolean;
  isOfficial: boolean;
  isAdmin: boolean;
}
