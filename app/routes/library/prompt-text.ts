import { href, redirect } from "react-router";

import { usePrompt, usePromptOperation } from "~/features/prompts/use-prompt.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";

import type { Route } from "./+types/prompt-text";

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href("/dashboard/prompts/:promptId", params), 303);

/** The text of one of the member's prompts, to copy or open; noted as its last use. */
export const action = memberForm({
  form: emptyForm,
  operation: usePromptOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    usePrompt(services, viewer, params.promptId),
  done: (text) => Response.json({ text }),
});
