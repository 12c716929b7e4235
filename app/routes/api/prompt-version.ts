import { parseVersionNumber } from "~/domain/version-number";
import { versionResponse, versionEntrySchema } from "~/features/prompts/history/responses";
import { getVersion } from "~/features/prompts/history/get-version.server";
import { markVersion, markVersionOperation } from "~/features/prompts/history/mark-version.server";
import { versionMarks } from "~/features/prompts/history/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-version";

/** A version of one of the viewer's prompts: read it, pin it, share it. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: memberMethod({
    name: "getVersion",
    pathExample: { number: "1" },
    response: versionResponse,
    operation: { errors: ["prompt_not_found", "version_not_found"] },
    run: ({ services, viewer, params }) =>
      getVersion(services, viewer, params.promptId, parseVersionNumber(params.number) ?? 0),
  }),
  PATCH: memberMethod({
    name: "markVersion",
    pathExample: { number: "1" },
    body: versionMarks,
    example: { isPinned: true },
    response: versionEntrySchema,
    operation: markVersionOperation,
    run: ({ services, viewer, params, body }) =>
      markVersion(services, viewer, params.promptId, parseVersionNumber(params.number) ?? 0, body),
  }),
});

export { loader, action };
