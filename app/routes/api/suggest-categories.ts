import { suggestionResponse } from "~/features/town/responses";
import {
  suggestCategory,
  suggestCategoryOperation,
} from "~/features/town/suggestion/suggest-category.server";
import { suggestionRequest } from "~/features/town/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** Where one of the viewer's prompts belongs in the town, or its type's default as a `fallback`; nothing is stored. */
const { loader, action } = endpoint({
  POST: memberMethod({
    name: "suggestCategories",
    body: suggestionRequest,
    example: { promptId: "PROMPT_ID" },
    response: suggestionResponse,
    operation: suggestCategoryOperation,
    readsOnly: true,
    run: async ({ services, request: { signal }, viewer, callerKey, body }) => {
      const key = await callerKey();
      const { place, certain, engine } = await suggestCategory(services, viewer, key, body.promptId, {
        signal,
      });
      return certain ? { ...place, engine } : { fallback: place, engine };
    },
  }),
});

export { loader, action };
