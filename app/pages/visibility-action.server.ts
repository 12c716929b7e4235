import type { ActionFunctionArgs } from "react-router";

import { visibilityForm } from "~/features/prompts/schema";
import {
  changedVisibility,
  togglePublic,
  togglePublicOperation,
} from "~/features/prompts/toggle-public.server";
import { memberForm, type MemberCall } from "~/http/form.server";

type PromptArgs = ActionFunctionArgs & { params: { promptId: string } };

/** The action of a route with `promptId` that makes a shared prompt private or public; without scripts it leads to `to`. */
export const visibilityAction = (to: string) =>
  memberForm({
    form: visibilityForm,
    operation: togglePublicOperation,
    run: (wanted, { services, viewer, params }: MemberCall<PromptArgs>) =>
      togglePublic(services, viewer, params.promptId, wanted.isPublic),
    done: (prompt) => ({ to, flash: changedVisibility(prompt) }),
  });
