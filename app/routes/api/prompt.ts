import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { promptPatch } from "~/features/prompts/schema";
import { serializePrompt } from "~/features/prompts/serialize";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { endpoint, memberMethod } from "~/http/endpoint.server";

/** One of the viewer's prompts: change some fields, delete. */
const door = endpoint({
  PATCH: memberMethod({
    body: promptPatch,
    limit: "write",
    run: async ({ services, viewer, params, body }) => {
      const { prompt, overwrote } = await updatePrompt(services, viewer, params.promptId!, body);
      return { ...serializePrompt(prompt, viewer), overwrote };
    },
  }),
  DELETE: memberMethod({
    limit: "write",
    run: async ({ services, viewer, params }) => {
      await deletePrompt(services, viewer, params.promptId!);
      return { deleted: true };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
