import { z } from "zod";

import { forEachLink } from "~/domain/profile-links";

/** A member's profile (specification, section 3); empty fields are null. */
export const profileResponse = z
  .object({
    displayName: z.string().nullable(),
    profileBio: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    ...forEachLink(z.string().nullable()),
    isPublic: z.boolean(),
    isOfficial: z.boolean(),
    isAdmin: z.boolean(),
  })
  .meta({ id: "Profile" });
