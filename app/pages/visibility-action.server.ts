import type { ActionFunctionArgs } from "react-router";

import { placeFacts } from "~/features/facts/place-facts";
import { listFacts } from "~/features/facts/list-facts.server";
import { heldNames } from "~/features/facts/told-texts.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { contentLimit } from "~/features/prompts/limits";
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
    run: async (wanted, { services, viewer, params }: MemberCall<PromptArgs>) => {
      const { version } = await getPrompt(services, viewer, params.promptId);
      const prompt = await togglePublic(services, viewer, params.promptId, wanted.isPublic, wanted.facts);
      return { prompt, placesFacts: prompt.isPublic && prompt.version !== version };
    },
    done: ({ prompt, placesFacts }) => ({
      to,
      flash: placesFacts ? "facts_placed" : changedVisibility(prompt),
      undo: prompt.id,
    }),
  });

/** Data of the page of a prompt's visibility: the prompt, and if it would become public, names of the viewer's facts in its texts, and of those that become fields. */
export async function visibilityOf(services: Pick<Services, "db">, viewer: { id: string }, prompt: Prompt) {
  const { id, title, description, originalInput, content, variables, isPublic, publishedAt, withheldAt } =
    prompt;
  const texts = { originalInput, title, description };
  const facts = isPublic ? [] : await listFacts(services, viewer);
  return {
    prompt: { id, ...texts, content, variables, isPublic, publishedAt, withheldAt },
    held: heldNames(texts, facts),
    placed: placeFacts(prompt, facts, contentLimit).placed,
  };
}
