import type { ActionFunctionArgs } from "react-router";

import { servicesContext } from "~/context";
import { visibilityForm } from "~/features/prompts/schema";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";

/** Makes the viewer's prompt `promptId` public or private; without scripts the browser goes on to `back`. */
export const visibilityAction = (back: string) =>
  memberPage(({ request, context, params, viewer }: MemberArgs<ActionFunctionArgs>) =>
    submitForm(
      { request, context },
      visibilityForm,
      async (wanted) => {
        const services = context.get(servicesContext);
        const { isPublic } = await togglePublic(services, viewer, params.promptId!, wanted.isPublic);
        return answerForm(request, back, isPublic ? "prompt_public" : "prompt_private");
      },
      { limit: "write" },
    ),
  );
