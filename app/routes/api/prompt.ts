import { changedPromptAnswer, deletedAnswer, serializePrompt } from "~/features/prompts/answers";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { promptPatch } from "~/features/prompts/schema";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { sharedViewAnswer } from "~/features/sharing/answers";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod, method } from "~/http/method.server";

/** A shared prompt by its share id, for everybody; and by their id one of the viewer's: change some fields, delete. */
const door = endpoint({
  GET: method({
    name: "getSharedPrompt",
    pathExample: { promptId: "SHARE_ID" },
    answer: sharedViewAnswer,
    errors: ["prompt_not_found"],
    run: ({ services, viewer, params }) => getSharedPrompt(services, viewer, params.promptId!),
  }),
  PATCH: memberMethod({
    name: "updatePrompt",
    body: promptPatch,
    example: { tags: ["report", "team"] },
    answer: changedPromptAnswer,
    errors: ["prompt_not_found", "folder_not_found"],
    limit: "write",
    run: async ({ services, viewer, params, body }) => {
      const { prompt, overwrote } = await updatePrompt(services, viewer, params.promptId!, body);
      return { ...serializePrompt(prompt, viewer), overwrote };
    },
  }),
  DELETE: memberMethod({
    name: "deletePrompt",
    answer: deletedAnswer,
    errors: ["prompt_not_found"],
    limit: "write",
    run: async ({ services, viewer, params }) => {
      await deletePrompt(services, viewer, params.promptId!);
      return { deleted: true as const };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
