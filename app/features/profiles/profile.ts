/** How a member shows themselves (specification, section 3); what is empty is null. */
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
  /** It is shown with what they share. */
  isPublic: boolean;
  isOfficial: boolean;
  isAdmin: boolean;
}

/** The links of a profile, in their order (specification, section 3). */
export const linkFields = ["twitterUrl", "facebookUrl", "instagramUrl", "githubUrl", "websiteUrl"] as const;

export type LinkField = (typeof linkFields)[number];
