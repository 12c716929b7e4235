import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type OAuthClientProvider,
} from "@modelcontextprotocol/client";

import { builtinUrl } from "../servers/addresses";
import { visitor } from "./visitor";

/** A client's sign-in (by token or by itself) and its revision of the protocol. */
interface Connection {
  token?: string;
  authProvider?: OAuthClientProvider;
  /** Revision 2026-07-28; else 2025-11-25. */
  modern?: boolean;
  /** Answers the questions of a call. */
  elicit?: (questions: string[]) => Record<string, string> | null;
  address?: string;
  headers?: Record<string, string>;
}

/** The SDK's client at the MCP server, from a network of its own. */
export async function connectMcp({
  token,
  authProvider,
  modern,
  elicit,
  address = `${builtinUrl}/mcp`,
  headers,
}: Connection = {}): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1" },
    {
      ...(elicit && { capabilities: { elicitation: {} } }),
      ...(modern && { versionNegotiation: { mode: "auto" as const } }),
    },
  );
  if (elicit)
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      const names = "requestedSchema" in params ? Object.keys(params.requestedSchema.properties) : [];
      const content = elicit(names);
      return content ? { action: "accept", content } : { action: "decline" };
    });
  const sent: Record<string, string> = { ...visitor(), "Accept-Language": "en", ...headers };
  if (token !== undefined) sent.Authorization = `Bearer ${token}`;
  const requestInit = { headers: sent };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit, authProvider }));
  return client;
}

/** The text, the structured result and the error code of a call. */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const [content] = result.content;
  const data = (result.structuredContent ?? {}) as Record<string, unknown>;
  return {
    text: content?.type === "text" ? content.text : "",
    data,
    code: result.isError ? String(data.code) : null,
  };
}
