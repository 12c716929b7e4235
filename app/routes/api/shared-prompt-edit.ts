import { editedTextsResponse } from "~/features/sharing/responses";
import { editSharedPrompt, editSharedPromptOperation } from "~/features/sharing/edit-shared-prompt.server";
import { sharedTextsPatch } from "~/features/sharing/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/shared-prompt-edit";

const { loader, action } = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "editSharedPrompt",
    body: sharedTextsPatch,
    example: { title: "Weekly report" },
    response: editedTextsResponse,
    operation: editSharedPromptOperation,
    run: async ({ services, viewer, params, body }) => ({
      prompt: await editSharedPrompt(services, viewer, params.shareId, body),
    }),
  }),
});

export { loader, action };
