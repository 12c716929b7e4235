import { versionListResponse } from "~/features/prompts/history/responses";
import { listVersions } from "~/features/prompts/history/list-versions.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-versions";

const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: memberMethod({
    name: "listVersions",
    response: versionListResponse,
    operation: { errors: ["prompt_not_found"] },
    run: ({ services, viewer, params }) => listVersions(services, viewer, params.promptId),
  }),
});

export { loader, action };
