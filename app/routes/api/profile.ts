import { profileAnswer } from "~/features/profiles/answers";
import { avatarUpload } from "~/features/profiles/limits";
import { getProfile } from "~/features/profiles/get-profile.server";
import { profilePatch, profileUpload } from "~/features/profiles/schema";
import { updateProfile } from "~/features/profiles/update-profile.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** The viewer's profile; changed as JSON, or as a form that may bring a picture. */
const door = endpoint({
  GET: memberMethod({
    name: "getProfile",
    answer: profileAnswer,
    run: ({ services, viewer }) => getProfile(services, viewer),
  }),
  PATCH: memberMethod({
    name: "updateProfile",
    body: profilePatch,
    example: { displayName: "Hanako", websiteUrl: "https://town.example/" },
    answer: profileAnswer,
    errors: ["image_unreadable", "image_unsupported", "image_too_large"],
    form: { schema: profileUpload, upload: avatarUpload },
    limit: "write",
    run: ({ services, viewer, body, file }) => updateProfile(services, viewer, body, file),
  }),
});

export const loader = door.loader;
export const action = door.action;
