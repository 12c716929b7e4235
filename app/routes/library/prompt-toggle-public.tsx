import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { servicesContext } from "~/context";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/prompt-toggle-public";
import { visibilityAction } from "./visibility-action.server";
import { VisibilityPage } from "./visibility-page";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(context.get(servicesContext), viewer, params.promptId);
  return { isPublic: prompt.isPublic, isRemoved: prompt.removedAt !== null };
});

export const action = visibilityAction(href("/dashboard"));

export const clientAction = keepPage;

export default function PromptTogglePublic({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityPage {...loaderData} back={href("/dashboard")} refused={actionData} />;
}
