import { z } from "zod";

/** How a member shows themselves (specification, section 3); what is empty is null. */
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
