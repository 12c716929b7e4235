import { href, redirect } from "react-router";

import { ownIdOf } from "~/features/languages/list-versions.server";
import { memberPage, type MemberArgs } from "~/http/page.server";

import type { Route } from "./+types/languages";

/** Leads from a prompt's page to its versions in several languages, for its author. */
export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const promptId = await ownIdOf(services, viewer, params.shareId);
  return redirect(href("/my-town-prompts/:promptId/languages", { promptId }), 303);
});
