import type { users } from "~/db/schema";
import { isAdmin } from "~/features/accounts/is-admin";

import { avatarUrl } from "./avatar-url";
import type { Profile } from "./profile";

/** The profile in a user's row; whether others may see it is theirs to ask. */
export function toProfile(user: typeof users.$inferSelect, adminEmails: readonly string[]): Profile {
  const emailVerified = user.emailVerifiedAt !== null;
  return {
    displayName: user.displayName,
    profileBio: user.bio,
    avatarUrl: avatarUrl(user.avatarKey),
    twitterUrl: user.twitterUrl,
    facebookUrl: user.facebookUrl,
    instagramUrl: user.instagramUrl,
    githubUrl: user.githubUrl,
    websiteUrl: user.websiteUrl,
    isPublic: user.isPublic,
    isOfficial: user.isOfficial,
    isAdmin: isAdmin({ adminEmails }, { email: user.email, emailVerified }),
  };
}
