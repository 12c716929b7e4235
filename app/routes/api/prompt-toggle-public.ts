import { visibilityAnswer } from "~/features/prompts/answers";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { getTranslate } from "~/i18n/middleware.server";

/** Switches a shared prompt between public and private; the answer says which it is now. */
const door = endpoint({
  PATCH: memberMethod({
    name: "togglePublic",
    answer: visibilityAnswer,
    errors: ["prompt_not_found", "prompt_not_shared", "prompt_removed"],
    limit: "write",
    run: async ({ services, context, viewer, params }) => {
      const { isPublic } = await togglePublic(services, viewer, params.promptId!);
      const t = getTranslate(context);
      return { message: t(isPublic ? "flash.prompt_public" : "flash.prompt_private"), isPublic };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
