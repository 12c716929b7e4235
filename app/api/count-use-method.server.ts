import { z } from "zod";

import type { Viewer } from "~/context";
import { countUse, countUseOperation } from "~/features/town/ranking/count-use.server";
import { siteMethod, type Call } from "~/http/method.server";
import { readerOf } from "~/http/reader.server";

type Used = Call<undefined, Viewer | null, undefined, { shareId: string }>;

/** A beacon: somebody has copied a public prompt, or opened it in a service. The response is empty. */
export const countUseMethod = (whoOf: (viewer: Viewer | null) => Viewer | null) =>
  siteMethod({
    name: "",
    response: z.undefined(),
    status: 204,
    operation: countUseOperation,
    // No cookie for those who only read.
    readsOnly: true,
    run: async ({ services, viewer, params, request }: Used) => {
      await countUse(services, await readerOf(request, whoOf(viewer)), params.shareId);
      return undefined;
    },
  });
