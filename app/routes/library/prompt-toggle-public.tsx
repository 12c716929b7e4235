import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { visibilityForm } from "~/features/prompts/schema";
import { togglePublic, togglePublicOperation } from "~/features/prompts/toggle-public.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/prompt-toggle-public";
import { VisibilityPage } from "./visibility-page";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(services, viewer, params.promptId);
  return { isPublic: prompt.isPublic, isRemoved: prompt.removedAt !== null };
});

export const action = memberForm({
  form: visibilityForm,
  operation: togglePublicOperation,
  run: (wanted, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    togglePublic(services, viewer, params.promptId, wanted.isPublic),
  done: ({ isPublic }) => ({
    to: href("/dashboard"),
    flash: isPublic ? "prompt_public" : "prompt_private",
  }),
});

export const clientAction = keepPage;

export default function PromptTogglePublic({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityPage {...loaderData} back={href("/dashboard")} refused={actionData} />;
}
