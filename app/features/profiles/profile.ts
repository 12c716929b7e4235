/** A member's profile (specification, section 3); empty fields are null. */
export interface Profile {
  displayName: string | null;
  profileBio: string | null;
  /** A path of this site. */
  avatarUrl: string | null;
  twitterUrl: string | null;
  facebookUrl: string | null;
  instagramUrl: string | null;
  githubUrl: string | null;
  websiteUrl: string | null;
  /** The profile is shown with the prompts they share. */
  isPublic: boolean;
  isOfficial: boolean;
  isAdmin: boolean;
}

/** The links of a profile, in order (specification, section 3). */
export const linkFields = ["twitterUrl", "facebookUrl", "instagramUrl", "githubUrl", "websiteUrl"] as const;

export type LinkField = (typeof linkFields)[number];
