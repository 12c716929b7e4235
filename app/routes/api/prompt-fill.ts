import { filledResponse } from "~/features/prompts/filling/responses";
import { fillPrompt, fillPromptOperation } from "~/features/prompts/filling/fill-prompt.server";
import { fillRequest } from "~/features/prompts/filling/schema";
import { countUse } from "~/features/town/ranking/count-use.server";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { readerOf } from "~/http/reader.server";

import type { Route } from "./+types/prompt-fill";

/** The text of a prompt with values: one's own by its id, a shared one by its share id. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: method({
    name: "fillPrompt",
    body: fillRequest,
    example: { values: { week: "2026-11-23" } },
    pathExample: { promptId: "SHARE_ID" },
    response: filledResponse,
    operation: fillPromptOperation,
    readsOnly: true,
    scope: "read",
    run: async ({ services, viewer, params, body, request }) => {
      const text = await fillPrompt(services, viewer, params.promptId, body.values, body.asks);
      services.background(countUse(services, await readerOf(request, viewer), params.promptId));
      return { text };
    },
  }),
});

export { loader, action };
