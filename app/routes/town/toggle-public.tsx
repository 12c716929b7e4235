import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { getPublication } from "~/features/town/get-publication.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/toggle-public";
import { visibilityAction } from "../../pages/visibility-action.server";
import { VisibilityPage } from "../../pages/visibility-page";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [{ isPublic, id }, { withheldAt }] = await Promise.all([
    getPublication(services, viewer, params.promptId),
    getPrompt(services, viewer, params.promptId),
  ]);
  return { isPublic, withheldId: withheldAt && id };
});

export const action = visibilityAction(href("/my-town-prompts"));

export const clientAction = keepPage;

export default function PublicationToggle({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityPage {...loaderData} refused={actionData} />;
}
