import type { Profile } from "~/features/profiles/profile";

/** A member with a public profile, for everybody. */
export interface Member extends Profile {
  id: string;
  /** Number of their posts that name them. */
  posts: number;
}
