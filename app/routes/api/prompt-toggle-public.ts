import { factChoiceQuery } from "~/features/facts/schema";
import { visibilityResponse } from "~/features/prompts/responses";
import {
  changedVisibility,
  togglePublic,
  togglePublicOperation,
} from "~/features/prompts/toggle-public.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { getTranslate } from "~/i18n/middleware.server";

import type { Route } from "./+types/prompt-toggle-public";

/** Switches a shared prompt between public and private; the response has the new state. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "togglePublic",
    response: visibilityResponse,
    query: { schema: factChoiceQuery, read: (parameters) => Object.fromEntries(parameters) },
    operation: togglePublicOperation,
    run: async ({ services, context, viewer, params, query }) => {
      const prompt = await togglePublic(services, viewer, params.promptId, undefined, query);
      const message = getTranslate(context)(`flash:done.${changedVisibility(prompt)}`);
      return { message, isPublic: prompt.isPublic };
    },
  }),
});

export { loader, action };
