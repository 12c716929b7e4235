import { versionInQuery } from "~/domain/version-number";
import { listShownExamples } from "~/features/sharing/examples/list-shown-examples.server";
import { deletePrompt, deletePromptOperation } from "~/features/prompts/delete-prompt.server";
import { changedPromptResponse, serializePrompt, trashedResponse } from "~/features/prompts/responses";
import { promptPatch } from "~/features/prompts/schema";
import { updatePrompt, updatePromptOperation } from "~/features/prompts/update-prompt.server";
import { getShownProof } from "~/features/runs/proof/get-shown-proof.server";
import { versionLink } from "~/features/sharing/schema";
import { sharedViewResponse } from "~/features/sharing/responses";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod, method } from "~/http/method.server";

import type { Route } from "./+types/prompt";

/** A shared prompt, or a shared version of it, by its share id, for everybody; and by their id one of the viewer's: change some fields, delete. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: method({
    name: "getSharedPrompt",
    forApps: true,
    pathExample: { promptId: "SHARE_ID" },
    query: { schema: versionLink, read: (query) => ({ v: query.get("v") ?? undefined }) },
    response: sharedViewResponse,
    operation: { errors: ["prompt_not_found"] },
    run: async ({ services, viewer, params, url }) => {
      const version = versionInQuery(url.searchParams);
      const [view, made, proof] = await Promise.all([
        getSharedPrompt(services, viewer, params.promptId, version),
        version === undefined ? listShownExamples(services, viewer, params.promptId) : null,
        version === undefined ? getShownProof(services, viewer, params.promptId) : null,
      ]);
      return { ...view, examples: made?.examples ?? [], proof };
    },
  }),
  PATCH: memberMethod({
    name: "updatePrompt",
    body: promptPatch,
    example: { tags: ["report", "team"] },
    response: changedPromptResponse,
    operation: updatePromptOperation,
    run: async ({ services, viewer, params, body }) => {
      const { prompt, overwrote } = await updatePrompt(services, viewer, params.promptId, body);
      return { ...serializePrompt(prompt, viewer), overwrote };
    },
  }),
  DELETE: memberMethod({
    name: "deletePrompt",
    response: trashedResponse,
    operation: deletePromptOperation,
    run: async ({ services, viewer, params }) => {
      const { undo } = await deletePrompt(services, viewer, params.promptId);
      return { deleted: true as const, undo };
    },
  }),
});

export { loader, action };
