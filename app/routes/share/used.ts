import { href, redirect } from "react-router";
import { z } from "zod";

import { countUse, countUseOperation } from "~/features/ranking/count-use.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { endpoint } from "~/http/endpoint.server";
import { siteMethod } from "~/http/method.server";
import { page, type PageArgs } from "~/http/page.server";
import { readerOf } from "~/http/reader.server";

import type { Route } from "./+types/used";

/** The beacon of the site's own pages: a reader has copied a public prompt, or opened it in a service. Answers nothing. */
const route = endpoint<Route.LoaderArgs>({
  POST: siteMethod({
    name: "",
    answer: z.undefined(),
    status: 204,
    operation: countUseOperation,
    // No cookie for those who only read.
    readsOnly: true,
    run: async ({ services, viewer, params, request }) => {
      await countUse(services, await readerOf(request, viewer), params.shareId);
      return undefined;
    },
  }),
});

/** Whoever opens the address gets the prompt. */
export const loader = page(async ({ services, viewer, params }: PageArgs<Route.LoaderArgs>) => {
  await getSharedPrompt(services, viewer, params.shareId);
  return redirect(href("/prompts/:shareId", params), 303);
});

export const action = route.action;
