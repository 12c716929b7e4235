import { callTool } from "../support/clients/mcp-client";
import { connectByRemote, freePort, inspect, newHome } from "../support/clients/real-clients";
import { expect, test } from "../support/clients/clients";
import { makeToken } from "../support/clients/token-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { fromHere } from "../support/clients/visitor";
import { someOf } from "../support/sampling";

const tools = [
  "ask_questions",
  "compare_prompt",
  "fill_prompt",
  "generate_prompt",
  "get_prompt",
  "improve_prompt",
  "list_library",
  "my_facts",
  "save_prompt",
  "search_town",
];

const named = (items: unknown) => (items as { name: string }[]).map(({ name }) => name).toSorted();

/** A call of the inspector's command line. */
const calling = (tool: string, args: object) => [
  "--method",
  "tools/call",
  "--tool-name",
  tool,
  "--tool-args-json",
  JSON.stringify(args),
];

test("the inspector's command line works by a personal token, and without one as a visitor @all", async ({
  member,
  baseURL,
}) => {
  const { client: browser } = await member();
  const { token } = await makeToken(browser, { scope: "write" });
  const [env, address] = [newHome(), `${baseURL}/mcp`];
  const asMember = ["--header", `Authorization: Bearer ${token}`];
  const draft = { originalInput: "Tea", content: "Make {{kind}} tea." };
  const [listed, refused, saved] = await Promise.all(
    [
      ["--method", "tools/list", "--strict"],
      ["--stored-auth-only", ...calling("list_library", {})],
      [...asMember, ...calling("save_prompt", draft)],
    ].map((args) => inspect({ env: newHome(), address, args })),
  );
  expect(named(listed!.result.tools)).toEqual(tools);
  expect(refused!.error?.code).toBe("auth_required");
  expect(saved!.result).toMatchObject({ structuredContent: { id: expect.any(String) } });
  const prompts = await inspect({ env, address, args: [...asMember, "--method", "prompts/list"] });
  const [name] = named(prompts.result.prompts);
  const get = ["--method", "prompts/get", "--prompt-name", name!, "--prompt-args", "kind=green"];
  const got = await inspect({ env, address, args: [...asMember, ...get] });
  expect(got.result.messages).toMatchObject([{ content: { text: "Make green tea." } }]);
});

test("the inspector's command line signs in on its own, and stays signed in @all", async ({
  member,
  baseURL,
}) => {
  const { client: browser } = await member();
  const [env, address] = [newHome(), `${baseURL}/mcp?sign-in`];
  const callback = ["--callback-url", `http://127.0.0.1:${await freePort()}/oauth/callback`];
  const first = await inspect({ env, address, browser, args: [...callback, "--method", "tools/list"] });
  expect(named(first.result.tools)).toEqual(tools);
  const again = ["--stored-auth-only", ...calling("list_library", {})];
  const listed = await inspect({ env, address, args: again });
  expect(listed.result).toMatchObject({ structuredContent: { prompts: [] } });
  const [, id] = /\/profile\/connections\/(\w+)\/end/.exec(await (await browser.get("/profile")).text())!;
  const ended = await browser.post(`/profile/connections/${id}/end`, { headers: fromHere, form: {} });
  expect(ended.status()).toBe(303);
  const refused = await inspect({ env, address, args: again });
  expect(refused.error?.code).toBe("auth_required");
});

for (const way of someOf(["a personal token", "a sign-in of its own"] as const, 1))
  test(`mcp-remote works by ${way}`, async ({ member, baseURL }) => {
    const { client: browser } = await member();
    const { shareId } = await publishPrompt((await member()).client, { content: "Write to {{who}}." });
    const env = newHome();
    const { token } = await makeToken(browser, { scope: "write" });
    const client = await connectByRemote(
      way === "a personal token"
        ? { env, address: `${baseURL}/mcp`, args: ["--header", `Authorization:Bearer ${token}`] }
        : { env, address: `${baseURL}/mcp?sign-in`, browser },
    );
    expect(named((await client.listTools()).tools)).toEqual(tools);
    const filled = await callTool(client, "fill_prompt", { prompt: shareId, values: { who: "Ada" } });
    expect(filled.text).toContain("Write to Ada.");
    const saved = await callTool(client, "save_prompt", {
      originalInput: "Tea",
      content: "Make {{kind}} tea.",
    });
    expect(saved.code).toBeNull();
    const [prompt] = (await client.listPrompts()).prompts;
    const { messages } = await client.getPrompt({ name: prompt!.name, arguments: { kind: "green" } });
    expect(messages).toMatchObject([{ content: { text: "Make green tea." } }]);
    await client.close();
  });
