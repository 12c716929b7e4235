import { parseVersionNumber } from "~/domain/version-number";
import { restoreVersion, restoreVersionOperation } from "~/features/prompts/history/restore-version.server";
import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-version-restore";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "restoreVersion",
    pathExample: { number: "1" },
    response: promptResponse,
    operation: restoreVersionOperation,
    run: async ({ services, viewer, params }) => {
      const number = parseVersionNumber(params.number) ?? 0;
      return serializePrompt(await restoreVersion(services, viewer, params.promptId, number), viewer);
    },
  }),
});

export { loader, action };
