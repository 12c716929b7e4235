import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { visibilityForm } from "~/features/prompts/schema";
import { togglePublic, togglePublicOperation } from "~/features/prompts/toggle-public.server";
import { getPublication } from "~/features/town/get-publication.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import type { PageHandle } from "~/shell/header";

import type { Route } from "./+types/toggle-public";
import { VisibilityPage } from "../library/visibility-page";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { isPublic } = await getPublication(services, viewer, params.promptId);
  return { isPublic };
});

/** Hides one of the viewer's publications, or shows it again. */
export const action = memberForm({
  form: visibilityForm,
  operation: togglePublicOperation,
  run: (wanted, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    togglePublic(services, viewer, params.promptId, wanted.isPublic),
  done: ({ isPublic }) => ({
    to: href("/my-town-prompts"),
    flash: isPublic ? "prompt_public" : "prompt_private",
  }),
});

export const clientAction = keepPage;

export default function PublicationToggle({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityPage {...loaderData} back={href("/my-town-prompts")} refused={actionData} />;
}
