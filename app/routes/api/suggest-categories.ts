import { suggestionRequest } from "~/features/town/suggestion/schema";
import { suggestPlace } from "~/features/town/suggestion/suggest-place.server";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";

/** Where one of the viewer's prompts belongs in the town, or its type's default as a `fallback`; nothing is kept. */
const door = endpoint({
  POST: memberMethod({
    body: suggestionRequest,
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
