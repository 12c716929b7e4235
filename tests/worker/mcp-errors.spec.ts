import { callTool, connectFirstMcp, connectMcp } from "../support/clients/mcp-client";
import { expect, test } from "../support/clients/clients";
import { sharePrompt } from "../support/clients/share-prompt";
import { makeToken } from "../support/clients/token-client";

const tone = {
  name: "tone",
  label: "Tone",
  question: "Which tone?",
  kind: "choice",
  options: ["friendly", "formal"],
  required: true,
  value: null,
};
const letter = {
  originalInput: "A letter",
  content: "Write a {{tone}} letter to {{who}} of {{day}}.",
  variables: [
    tone,
    { ...tone, name: "who", label: "Who", question: "", kind: "text", required: false },
    { ...tone, name: "day", label: "Day", question: "", kind: "date", options: [], required: false },
  ],
};

const clients = {
  "SDK 1.x": (token: string) => connectFirstMcp(token),
  "SDK 2.x (2025-11-25)": (token: string) => connectMcp({ token }),
  "SDK 2.x (2026-07-28)": (token: string) => connectMcp({ token, modern: true }),
};

for (const [name, connect] of Object.entries(clients))
  test(`every error reaches a client that knows the result schemas: ${name}`, async ({ member }) => {
    const { client: browser } = await member();
    const [reading, writing] = await Promise.all(
      (["read", "write"] as const).map(async (scope) => connect((await makeToken(browser, { scope })).token)),
    );
    for (const client of [reading!, writing!]) expect((await client.listTools()).tools).toHaveLength(10);
    const { data } = await callTool(writing!, "save_prompt", letter);
    const own = data.id as string;
    const refusals: [string, Record<string, unknown>, string, string[]][] = [
      ["get_prompt", {}, "invalid_fields", ["prompt: Please fill this in."]],
      ["fill_prompt", {}, "invalid_fields", ["prompt: Please fill this in."]],
      ["ask_questions", {}, "invalid_fields", ["purpose: Please enter the prompt purpose."]],
      ["generate_prompt", { purpose: 1 }, "invalid_fields", ["purpose: This value has the wrong type."]],
      ["improve_prompt", { promptContent: "a" }, "invalid_fields", ["promptPurpose: "]],
      ["compare_prompt", { prompt: own, rival: "version" }, "invalid_fields", ["version: "]],
      ["compare_prompt", { prompt: own }, "model_absent", ["(model_absent)"]],
      ["compare_prompt", { prompt: own, comparison: "none" }, "comparison_not_found", []],
      ["save_prompt", {}, "invalid_fields", ["originalInput: ", "content: "]],
      ["list_library", { page: "one" }, "invalid_fields", ["page: This value has the wrong type."]],
      [
        "search_town",
        { order: "odd" },
        "invalid_fields",
        ["order: ", "choose one of: new / week / best / results / proven"],
      ],
      ["search_town", { extra: 1 }, "invalid_fields", ["extra: This field is not accepted."]],
      ["my_facts", {}, "insufficient_scope", []],
      ["get_prompt", { prompt: "nothing" }, "prompt_not_found", ["(prompt_not_found)"]],
      ["fill_prompt", { prompt: own }, "invalid_fields", ["values.tone: Choose one."]],
      [
        "fill_prompt",
        { prompt: own, values: { tone: "loud" } },
        "invalid_fields",
        ["values.tone: ", "- tone: Which tone? (required; choose one of: friendly / formal)"],
      ],
    ];
    for (const [tool, args, code, told] of refusals) {
      const refused = await callTool(writing!, tool, args);
      expect(refused.code, tool).toBe(code);
      for (const part of told) expect(refused.text, tool).toContain(part);
    }
    const unwritten = await callTool(reading!, "save_prompt", letter);
    expect([unwritten.code, unwritten.text]).toEqual([
      "insufficient_scope",
      expect.stringContaining("(insufficient_scope)"),
    ]);
    await Promise.all([reading!.close(), writing!.close()]);
  });

test("the texts of results have what a client without structured results needs", async ({ member }) => {
  const { client: browser } = await member();
  const client = await connectFirstMcp((await makeToken(browser, { scope: "write" })).token);
  await client.listTools();
  const purpose = "landlord wont give my deposit back";
  const asked = await callTool(client, "ask_questions", { purpose });
  const { kind, kinds, variables, wishes } = asked.data as {
    kind: string;
    kinds: { id: string; name: string }[];
    variables: { name: string; question: string; options: string[] }[];
    wishes: { id: string; text: string; on: boolean }[];
  };
  expect(asked.text).toContain(`Kind of task: ${kind}`);
  for (const { id, name } of kinds) expect(asked.text).toContain(`${id} (${name})`);
  for (const { name, question } of variables) expect(asked.text).toContain(`- ${name}: ${question}`);
  expect(wishes.length).toBeGreaterThan(0);
  for (const { id, text, on } of wishes) expect(asked.text).toContain(`- ${id}: ${text}${on ? " (on)" : ""}`);
  const made = await callTool(client, "generate_prompt", { purpose });
  const { content, tags, type } = made.data as { content: string; tags: string[]; type: string };
  expect(made.text.startsWith(`${content}\nNot part of the prompt:\n`)).toBe(true);
  for (const told of [`Type: ${type}; tags: ${tags.join(", ")}`, `- ${wishes[0]!.id}: `])
    expect(made.text).toContain(told);
  const saved = await callTool(client, "save_prompt", { ...letter, tags: ["post"] });
  const { id, folderId } = saved.data as { id: string; folderId: string };
  const read = await callTool(client, "get_prompt", { prompt: id });
  for (const told of [
    "- tone: Which tone? (required; choose one of: friendly / formal)",
    "- who: Who (for example: friendly / formal)",
    "- day: Day (a date such as 2026-11-23)",
    "Tags: ",
  ])
    expect(read.text).toContain(told);
  const listed = await callTool(client, "list_library");
  expect(listed.text).toContain(id);
  expect(listed.text).toContain(`post; folder: ${folderId}`);
  const improving = { promptContent: "Write about {{topic}}.", promptPurpose: "A blog article" };
  const better = await callTool(client, "improve_prompt", improving);
  expect(better.text.startsWith(`${better.data.optimizedPrompt as string}\nNot part of the prompt:\n`)).toBe(
    true,
  );
  expect((await callTool(client, "search_town", { search: "nothing of the kind" })).code).toBeNull();
  await client.close();
});

test("the text of a wrong prompt argument names it and what it takes", async ({ member }) => {
  const { client: browser } = await member();
  const client = await connectMcp({ token: (await makeToken(browser, { scope: "write" })).token });
  await callTool(client, "save_prompt", letter);
  const [{ name } = { name: "" }] = (await client.listPrompts()).prompts;
  await expect(client.getPrompt({ name, arguments: { tone: "loud" } })).rejects.toThrow(
    /values\.tone: [^]*choose one of: friendly \/ formal/,
  );
  await client.close();
});

test("an error about a stranger's prompt says where its values are listed", async ({ member }) => {
  const { client: author } = await member();
  const { shareId } = await sharePrompt(author, letter);
  const client = await connectFirstMcp();
  await client.listTools();
  const refused = await callTool(client, "fill_prompt", { prompt: shareId, values: { tone: "loud" } });
  expect([refused.code, refused.text]).toEqual([
    "invalid_fields",
    expect.stringContaining("get_prompt lists the values"),
  ]);
  expect(refused.text).not.toContain("friendly");
  await client.close();
});
