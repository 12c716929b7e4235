import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/prompt-toggle-public";
import { visibilityAction, visibilityOf } from "~/pages/visibility-action.server";
import { VisibilityPage } from "~/pages/visibility-page";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(services, viewer, params.promptId);
  return visibilityOf(services, viewer, prompt);
});

export const action = visibilityAction(href("/dashboard"));

export const clientAction = keepPage;

export default function PromptTogglePublic({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityPage {...loaderData} refused={actionData} />;
}
