import { taking } from "~/http/allowed-methods.server";

import type { Route } from "./+types/mcp";

/** Responds to the MCP server's clients, by any method. Loaded with its first request: no page pays for it. */
async function respond(args: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { mcpParts, serveMcp } = await import("~/mcp/server.server");
  return serveMcp(mcpParts, args);
}

export const loader = taking("POST", respond);
export const action = respond;
