import { z } from "zod";

import { AppError } from "~/errors";
import { noteUse, usePromptOperation } from "~/features/prompts/use-prompt.server";
import { countUse } from "~/features/town/ranking/count-use.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { readerOf } from "~/http/reader.server";

import type { Route } from "./+types/prompt-uses";

/** Notes a use outside of the site: of one's own prompt by its id, of a public one by its share id. The values stay where they are. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "notePromptUse",
    forApps: true,
    pathExample: { promptId: "SHARE_ID" },
    response: z.object({ noted: z.literal(true) }),
    operation: usePromptOperation,
    run: async ({ services, viewer, params: { promptId }, request }) => {
      const reader = await readerOf(request, viewer);
      const [[, own], isCounted] = await Promise.all([
        noteUse(services, viewer, promptId),
        countUse(services, reader, promptId),
      ]);
      if (own.length === 0 && !isCounted) throw new AppError("prompt_not_found");
      return { noted: true } as const;
    },
  }),
});

export { loader, action };
