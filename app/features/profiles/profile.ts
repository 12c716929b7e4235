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
