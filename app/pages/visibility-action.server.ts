import type { ActionFunctionArgs } from "react-router";

import { listFacts } from "~/features/facts/list-facts.server";
import { heldNames } from "~/features/facts/told-texts.server";
import type { Prompt } from "~/features/prompts/prompt";
import { visibilityForm } from "~/features/prompts/schema";
import {
  changedVisibility,
  togglePublic,
  togglePublicOperation,
} from "~/features/prompts/toggle-public.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import type { Services } from "~/services";

type PromptArgs = ActionFunctionArgs & { params: { promptId: string } };

/** The action of a route with `promptId` that makes a shared prompt private or public; without scripts it leads to `to`. */
export const visibilityAction = (to: string) =>
  memberForm({
    form: visibilityForm,
    operation: togglePublicOperation,
    run: (wanted, { services, viewer, params }: MemberCall<PromptArgs>) =>
      togglePublic(services, viewer, params.promptId, wanted.isPublic, wanted.facts),
    done: (prompt) => ({ to, flash: changedVisibility(prompt), undo: prompt.id }),
  });

/** What the page of a prompt's visibility shows: the prompt, and the names of the viewer's facts in its texts if it would become public. */
export async function visibilityOf(services: Pick<Services, "db">, viewer: { id: string }, prompt: Prompt) {
  const { id, title, description, originalInput, isPublic, publishedAt, withheldAt } = prompt;
  const texts = { originalInput, title, description };
  const held = isPublic ? {} : heldNames(texts, await listFacts(services, viewer));
  return { prompt: { id, ...texts, isPublic, publishedAt, withheldAt }, held };
}
