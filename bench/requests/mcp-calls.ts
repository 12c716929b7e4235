import { ask } from "./ask";
import { oneRead, type SiteRead } from "./site-read";

/** The calls of a member's MCP client with one of their prompts, and with all; their headers are `client`. */
export async function mcpCalls(origin: string, client: Record<string, string>): Promise<SiteRead[]> {
  const sent = (method: string, params?: object) => ({
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    headers: client,
  });
  const list = sent("prompts/list");
  const { text } = await ask(`${origin}/mcp`, { method: "POST", ...list });
  const [, name] = /"name":"([^"]+)"/.exec(text)!;
  const get = sent("prompts/get", { name });
  const { text: got } = await ask(`${origin}/mcp`, { method: "POST", ...get });
  if (!got.includes('"messages"')) throw new Error(`prompts/get ${name}: ${got.slice(0, 300)}`);
  const call = (page: string, what: typeof list) => ({ ...oneRead("/mcp", { sent: what }), page });
  return [
    call("/mcp prompts/get", get),
    call("/mcp prompts/list", list),
    call("/mcp tools/list", sent("tools/list")),
    call("/mcp search_town", sent("tools/call", { name: "search_town", arguments: {} })),
  ];
}
