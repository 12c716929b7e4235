import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import Negotiator from "negotiator";
import type { LoaderFunctionArgs } from "react-router";

import { bearerContext, servicesContext, writesContext } from "~/context";
import { AppError } from "~/errors";

import { bodyLimit, readBody } from "../body.server";
import { enforceLimit } from "../rate-limits.server";
import { errorResponse, type RequestArgs } from "../errors.server";
import type { Tool } from "./declare-tool.server";
import { registerTool } from "./perform-tool.server";

export interface McpParts {
  /** For the client's model: what the server is for. A constant. */
  instructions: string;
  tools: readonly Tool[];
  /** Adds prompts and resources. */
  extend(server: McpServer, args: RequestArgs): void;
}

/** The tools' and the server's descriptions are constants of a release. */
const constantFor = { ttlMs: 60 * 60 * 1000, cacheScope: "public" } as const;

function createServer({ instructions, tools, extend }: McpParts, args: RequestArgs): McpServer {
  const server = new McpServer(
    { name: "prompt-town", title: "Prompt Town", version: "1.0.0" },
    {
      instructions,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false }, completions: {} },
      cacheHints: { "tools/list": constantFor, "server/discover": constantFor },
    },
  );
  for (const declared of tools) registerTool(server, declared, args);
  extend(server, args);
  return server;
}

interface Message {
  method?: unknown;
  params?: { name?: unknown };
}

/** The tool that each message of a request calls, if any; a batch of the protocol before 2025-06-18 has several messages. */
function toolsOf(message: unknown, tools: readonly Tool[]): (Tool | undefined)[] {
  const isBatch = Array.isArray(message) && message.length > 0;
  const messages = (isBatch ? message : [message]) as (Message | null | undefined)[];
  return messages.map((one) =>
    one?.method === "tools/call" ? tools.find(({ name }) => name === one.params?.name) : undefined,
  );
}

/** Messages of a batch: each gets a response. */
const mostMessages = 10;

/** The parameter of an address whose client signs in before anything else. */
const signInFirst = "sign-in";

/**
 * Refuses a call whose client has to sign in first, or to ask its member for more. A personal access token has no way to ask: its call
 * gets the refusal as the tool's result.
 */
function refuseUnsigned(called: readonly Tool[], { request, context }: RequestArgs): void {
  const bearer = context.get(bearerContext);
  const asksFirst = new URL(request.url).searchParams.has(signInFirst);
  if (!bearer && (asksFirst || called.some(({ forMembers }) => forMembers)))
    throw new AppError("unauthenticated");
  const needsMore = bearer?.scope === "read" && called.some(({ scope }) => scope === "write");
  if (bearer?.isConnection && needsMore) throw new AppError("insufficient_scope");
}

/** Refuses a request to another host than this site's: a page could have made its own name point here (DNS rebinding). */
function refuseOtherHosts({ request, context }: RequestArgs): void {
  const { siteOrigin } = context.get(servicesContext);
  if (siteOrigin === null) throw new AppError("apps_unavailable");
  if (new URL(request.url).origin !== siteOrigin) throw new AppError("cross_origin");
}

const responseTypes = ["application/json", "text/event-stream"];

/** The headers for the SDK, which looks for the names of both media types, also where a range such as `text/*` accepts them. */
function namingTypes(headers: Headers): Headers {
  const accept = headers.get("Accept") ?? undefined;
  const named = new Headers(headers);
  const accepted = new Negotiator({ headers: { accept } }).mediaTypes(responseTypes);
  if (accepted.length === responseTypes.length) named.set("Accept", responseTypes.join(", "));
  return named;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The SDK responds with its own error.
    return undefined;
  }
}

async function serve(parts: McpParts, args: RequestArgs): Promise<Response> {
  const { request, context } = args;
  refuseOtherHosts(args);
  const body = request.method === "POST" ? await readBody(request) : null;
  const message = body && parsed(body);
  if (Array.isArray(message) && message.length > mostMessages) throw new AppError("bad_request");
  const called: Tool[] = [];
  // Every message counts; a tool has a limit of its own, counted with its call.
  for (const tool of toolsOf(message, parts.tools))
    if (tool) called.push(tool);
    else await enforceLimit("read", args);
  context.set(
    writesContext,
    called.some(({ annotations }) => !annotations.readOnlyHint),
  );
  refuseUnsigned(called, args);
  const handler = createMcpHandler(() => createServer(parts, args), {
    onerror: () => {},
    // Nothing changes during a request, so nothing is subscribed to.
    maxSubscriptions: 0,
    maxRequestBodySize: bodyLimit,
  });
  const { method, headers, signal } = request;
  const forwarded = new Request(request.url, { method, headers: namingTypes(headers), body, signal });
  return handler.fetch(forwarded, message === undefined ? {} : { parsedBody: message ?? undefined });
}

/** Responds to a request to the MCP server, of any method: streamable HTTP without sessions. */
export async function serveMcp(parts: McpParts, args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await serve(parts, args);
  } catch (thrown) {
    return errorResponse(thrown, args);
  }
}
