import { bearerContext } from "~/context";
import { profileResponse } from "~/features/profiles/responses";
import { avatarUpload } from "~/features/profiles/limits";
import { getProfile } from "~/features/profiles/get-profile.server";
import { profilePatch, profileUpload } from "~/features/profiles/schema";
import { updateProfile, updateProfileOperation } from "~/features/profiles/update-profile.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** The viewer's profile; changed as JSON, or as a form with an optional picture. */
const { loader, action } = endpoint({
  GET: memberMethod({
    name: "getProfile",
    forApps: true,
    response: profileResponse,
    run: async ({ services, viewer, context }) => {
      const profile = await getProfile(services, viewer);
      // No app learns which of its members moderates the town.
      return context.get(bearerContext)?.isConnection ? { ...profile, isAdmin: false } : profile;
    },
  }),
  PATCH: memberMethod({
    name: "updateProfile",
    body: profilePatch,
    example: { displayName: "Hanako", websiteUrl: "https://town.example/" },
    response: profileResponse,
    operation: updateProfileOperation,
    form: { schema: profileUpload, upload: avatarUpload },
    run: ({ services, viewer, body, file }) => updateProfile(services, viewer, body, file),
  }),
});

export { loader, action };
