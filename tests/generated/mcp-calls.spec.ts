import * as fc from "fast-check";

import { expect, test } from "../support/clients/clients";
import { makeToken, withToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";
import { sampled, seed } from "../support/sampling";
import { builtinUrl } from "../support/servers/addresses";

/** Number of random calls per run. */
const calls = sampled(400, 10_000);
const lanes = 8;

test.use({ baseURL: builtinUrl });
test.describe.configure({ timeout: 10 * 60_000 });

const tools = [
  "search_town",
  "get_prompt",
  "fill_prompt",
  "ask_questions",
  "generate_prompt",
  "improve_prompt",
  "compare_prompt",
  "save_prompt",
  "list_library",
  "no_such_tool",
  "__proto__",
];
const methods = [
  "initialize",
  "ping",
  "tools/list",
  "prompts/list",
  "prompts/get",
  "resources/list",
  "resources/read",
  "resources/templates/list",
  "completion/complete",
  "server/discover",
  "subscriptions/listen",
  "logging/setLevel",
  "notifications/initialized",
  "no/such",
];
const fields = [
  "purpose",
  "use",
  "answers",
  "wishes",
  "prompt",
  "values",
  "search",
  "category",
  "page",
  "originalInput",
  "content",
  "tags",
  "variables",
  "promptContent",
  "promptPurpose",
  "rival",
  "trials",
  "choices",
  "name",
  "uri",
  "cursor",
  "ref",
  "argument",
  "arguments",
  "_meta",
  "inputResponses",
];

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("", "{{a}}", "text", "1", "\u0000", "../..", "https://x/prompts/a", "企画書"),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer() },
);
const params = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 });
const id = fc.oneof(
  { weight: 9, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.oneof(fc.string(), fc.constant(null)) },
);
const message = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(id, fc.constantFrom(...tools), params).map(([sent, name, args]) => ({
      jsonrpc: "2.0",
      id: sent,
      method: "tools/call",
      params: { name, arguments: args },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.record({ jsonrpc: fc.constant("2.0"), id, method: fc.constantFrom(...methods), params }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const revision = "2026-07-28";
const modern = (one: unknown): unknown =>
  typeof one === "object" && one !== null && "params" in one
    ? {
        ...one,
        params: {
          ...(one.params as object),
          _meta: {
            "io.modelcontextprotocol/protocolVersion": revision,
            "io.modelcontextprotocol/clientInfo": { name: "generated", version: "1" },
            "io.modelcontextprotocol/clientCapabilities": { elicitation: {} },
          },
        },
      }
    : one;
/** The headers that repeat a message of 2026-07-28. */
function headersOf(body: unknown): Record<string, string> {
  const { method, params: given } = (body ?? {}) as { method?: unknown; params?: Record<string, unknown> };
  const { _meta: envelope } = given ?? {};
  if (typeof method !== "string" || !given || typeof envelope !== "object") return {};
  const name = given.name ?? given.uri;
  const isPlain = typeof name === "string" && /^[!-~]+$/.test(name);
  return { "MCP-Protocol-Version": revision, "Mcp-Method": method, ...(isPlain && { "Mcp-Name": name }) };
}

const sent = fc.record({
  body: fc.oneof(
    { weight: 5, arbitrary: message },
    { weight: 5, arbitrary: message.map(modern) },
    { weight: 1, arbitrary: fc.array(message, { maxLength: 4 }) },
  ),
  byMember: fc.boolean(),
  accept: fc.constantFrom(
    ...Array<string>(6).fill("application/json, text/event-stream"),
    "*/*",
    "text/html",
  ),
});

test("generated MCP calls cause no server error, and the server lives on", async ({ member, visit }) => {
  const { client: browser } = await member();
  const { token } = await makeToken(browser, { scope: "write" });
  const program = await visit();
  const seen = new Map<number, number>();
  const attempt = fc.asyncProperty(sent, async ({ body, byMember, accept }) => {
    const response = await program.post("/mcp", {
      headers: {
        ...visitor(),
        Accept: accept,
        "Content-Type": "application/json",
        ...(byMember && withToken(token)),
        ...headersOf(body),
      },
      data: JSON.stringify(body),
    });
    seen.set(response.status(), (seen.get(response.status()) ?? 0) + 1);
    expect(response.status(), JSON.stringify(body)).toBeLessThan(500);
    expect(await response.text()).not.toContain(`"code":"internal"`);
  });
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      fc.assert(attempt, { seed: seed + lane, numRuns: calls / lanes }),
    ),
  );
  expect(seen.get(200) ?? 0, JSON.stringify([...seen])).toBeGreaterThan(calls / 5);
  const alive = await program.post("/mcp", {
    headers: { ...visitor(), Accept: "application/json, text/event-stream" },
    data: { jsonrpc: "2.0", id: 1, method: "ping" },
  });
  expect(alive.status()).toBe(200);
});
