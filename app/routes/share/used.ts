import { href, redirect } from "react-router";

import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { endpoint } from "~/http/endpoint.server";
import { page, type PageArgs } from "~/http/page.server";

import type { Route } from "./+types/used";
import { countUseMethod } from "~/api/count-use-method.server";

/** The beacon of the site's own pages: a reader has copied a public prompt, or opened it in a service. */
const route = endpoint<Route.LoaderArgs>({ POST: countUseMethod((viewer) => viewer) });

/** Whoever opens the address gets the prompt. */
export const loader = page(async ({ services, viewer, params }: PageArgs<Route.LoaderArgs>) => {
  await getSharedPrompt(services, viewer, params.shareId);
  return redirect(href("/prompts/:shareId", params), 303);
});

export const action = route.action;
