import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type OAuthClientProvider,
} from "@modelcontextprotocol/client";

import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect } from "@playwright/test";

import { builtinUrl } from "../servers/addresses";
import { visitor } from "./visitor";

/** A client's sign-in (by token or on its own) and its revision of the protocol. */
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

const headersOf = (token?: string): Record<string, string> => ({
  ...visitor(),
  "Accept-Language": "en",
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});

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
  const requestInit = { headers: { ...headersOf(token), ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit, authProvider }));
  return client;
}

/** The client of the SDK's first major release, which most apps have; it checks results by the schemas that it has listed. */
export async function connectFirstMcp(token?: string): Promise<FirstClient> {
  const client = new FirstClient({ name: "test", version: "1" });
  const requestInit = { headers: headersOf(token) };
  await client.connect(new FirstTransport(new URL(`${builtinUrl}/mcp`), { requestInit }));
  return client;
}

/** A client of any release of the SDK. */
interface AnyClient {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
}

/** The text, the structured result and the error code of a call. */
export async function callTool(client: AnyClient, name: string, args: Record<string, unknown> = {}) {
  const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
  const texts = result.content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  const { _meta: about } = result;
  const error = about?.["prompt-town/error"] as { code: string } | undefined;
  // A client may check every structured result by the schema of its tool, those of errors too.
  if (result.isError) expect(result.structuredContent, name).toBeUndefined();
  return {
    text: texts.join("\n"),
    data: (result.structuredContent ?? {}) as Record<string, unknown>,
    code: result.isError ? String(error?.code) : null,
  };
}
