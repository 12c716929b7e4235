import { editSharedPrompt } from "~/features/sharing/edit-shared-prompt.server";
import { sharedTextsPatch } from "~/features/sharing/schema";
import { endpoint, memberMethod } from "~/http/endpoint.server";

/** Title and description of a shared prompt, for its owner. */
const door = endpoint({
  PATCH: memberMethod({
    body: sharedTextsPatch,
    limit: "write",
    run: async ({ services, viewer, params, body }) => ({
      prompt: await editSharedPrompt(services, viewer, params.shareId!, body),
    }),
  }),
});

export const loader = door.loader;
export const action = door.action;
