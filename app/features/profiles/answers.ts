import { z } from "zod";

/** A member's profile (specification, section 3); empty fields are null. */
export const profileAnswer = z
  .object({
    displayName: z.string().nullable(),
    profileBio: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    facebookUrl: z.string().nullable(),
    instagramUrl: z.string().nullable(),
    githubUrl: z.string().nullable(),
    websiteUrl: z.string().nullable(),
    isPublic: z.boolean(),
    isOfficial: z.boolean(),
    isAdmin: z.boolean(),
  })
  .meta({ id: "Profile" });
