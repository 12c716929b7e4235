import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { promptPatch } from "~/features/prompts/schema";
import { serializePrompt } from "~/features/prompts/serialize";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { endpoint, memberMethod, method } from "~/http/endpoint.server";

/** A shared prompt by its share id, for everybody; and by their id one of the viewer's: change some fields, delete. */
const door = endpoint({
  GET: method({
    run: ({ services, viewer, params }) => getSharedPrompt(services, viewer, params.promptId!),
  }),
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
