import { z } from "zod";

import { countUse, countUseOperation } from "~/features/ranking/count-use.server";
import { endpoint } from "~/http/endpoint.server";
import { siteMethod } from "~/http/method.server";
import { readerOf } from "~/http/reader.server";

import type { Route } from "./+types/used";

/** The beacon of the widget: somebody has copied its prompt. Their cookies are not read, so that whoever it is counts as a visitor. */
const route = endpoint<Route.LoaderArgs>({
  POST: siteMethod({
    name: "",
    answer: z.undefined(),
    status: 204,
    operation: countUseOperation,
    readsOnly: true,
    run: async ({ services, params, request }) => {
      await countUse(services, await readerOf(request, null), params.shareId);
      return undefined;
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
