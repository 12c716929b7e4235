import { z } from "zod";

import { forEachLink } from "~/domain/profile-links";

/** A member's profile (specification, section 3); empty fields are null. */
export const profileResponse = z
  .object({
    displayName: z.string().nullable(),
    profileBio: z.string().nullable(),
    /** A path of this site. */
    avatarUrl: z.string().nullable(),
    ...forEachLink(z.string().nullable()),
    /** The profile is shown with the prompts they share. */
    isPublic: z.boolean(),
    isOfficial: z.boolean(),
    isAdmin: z.boolean(),
  })
  .meta({ id: "Profile" });

export type Profile = z.output<typeof profileResponse>;
