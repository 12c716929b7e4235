import { suggestionAnswer } from "~/features/town/answers";
import { suggestionRequest } from "~/features/town/schema";
import { suggestPlace } from "~/features/town/suggestion/suggest-place.server";
import { modelErrors } from "~/features/model/engine";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** Where one of the viewer's prompts belongs in the town, or its type's default as a `fallback`; nothing is kept. */
const door = endpoint({
  POST: memberMethod({
    name: "suggestCategories",
    body: suggestionRequest,
    example: { promptId: "PROMPT_ID" },
    answer: suggestionAnswer,
    errors: ["prompt_not_found", ...modelErrors],
    limit: "optimize",
    readsOnly: true,
    run: async ({ services, request, viewer, body }) => {
      const caller = await rateLimitKey(request, viewer);
      const { signal } = request;
      const { place, certain, engine } = await suggestPlace(services, viewer, caller, body.promptId, {
        signal,
      });
      return certain ? { ...place, engine } : { fallback: place, engine };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
