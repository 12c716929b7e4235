import { avatarUpload } from "~/features/profiles/avatar-upload";
import { getProfile } from "~/features/profiles/get-profile.server";
import { profileForm, profilePatch } from "~/features/profiles/schema";
import { updateProfile } from "~/features/profiles/update-profile.server";
import { endpoint, memberMethod } from "~/http/endpoint.server";

/** The viewer's profile; changed as JSON, or as a form that may bring a picture. */
const door = endpoint({
  GET: memberMethod({ run: ({ services, viewer }) => getProfile(services, viewer) }),
  PATCH: memberMethod({
    body: profilePatch,
    form: { schema: profileForm, upload: avatarUpload },
    limit: "write",
    run: ({ services, viewer, body, file }) => updateProfile(services, viewer, body, file),
  }),
});

export const loader = door.loader;
export const action = door.action;
