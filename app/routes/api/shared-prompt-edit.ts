import { editedTextsAnswer } from "~/features/sharing/answers";
import { editSharedPrompt } from "~/features/sharing/edit-shared-prompt.server";
import { sharedTextsPatch } from "~/features/sharing/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** Title and description of a shared prompt, for its owner. */
const door = endpoint({
  PATCH: memberMethod({
    name: "editSharedPrompt",
    body: sharedTextsPatch,
    example: { title: "Weekly report" },
    answer: editedTextsAnswer,
    errors: ["prompt_not_found", "prompt_not_owned"],
    limit: "write",
    run: async ({ services, viewer, params, body }) => ({
      prompt: await editSharedPrompt(services, viewer, params.shareId!, body),
    }),
  }),
});

export const loader = door.loader;
export const action = door.action;
