import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { getPublication } from "~/features/town/get-publication.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/toggle-public";
import { visibilityAction, visibilityOf } from "../../pages/visibility-action.server";
import { VisibilityPage } from "../../pages/visibility-page";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [prompt] = await Promise.all([
    getPrompt(services, viewer, params.promptId),
    getPublication(services, viewer, params.promptId),
  ]);
  return visibilityOf(services, viewer, prompt);
});

export const action = visibilityAction(href("/my-town-prompts"));

export const clientAction = keepPage;

export default function PublicationToggle({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityPage {...loaderData} refused={actionData} />;
}
