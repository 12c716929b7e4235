import { taking } from "~/http/allowed-methods.server";

import type { Route } from "./+types/mcp";

/** Answers the MCP server's clients, by any method. Loaded with its first request: no page pays for it. */
async function answer(args: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { mcpParts, serveMcp } = await import("~/mcp/server.server");
  return serveMcp(mcpParts, args);
}

export const loader = taking("POST", answer);
export const action = answer;
