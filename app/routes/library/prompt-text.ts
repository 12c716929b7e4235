import { href, redirect } from "react-router";

import { getPrompt } from "~/features/prompts/get-prompt.server";
import { usePrompt, usePromptOperation } from "~/features/prompts/use-prompt.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";

import type { Route } from "./+types/prompt-text";

export const loader = memberPage(async ({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) => {
  await getPrompt(services, viewer, params.promptId);
  return redirect(href("/dashboard/prompts/:promptId", params), 303);
});

/** The text of one of the member's prompts, to copy or open; noted as its last use. */
export const action = memberForm({
  form: emptyForm,
  operation: usePromptOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    usePrompt(services, viewer, params.promptId),
  done: (text) => Response.json({ text }),
});
