import { someOf } from "../support/sampling";
import { expect, test } from "../support/clients/clients";
import { comparedTexts, makeComparison } from "../support/clients/make-comparison";
import { callTool, connectMcp } from "../support/clients/mcp-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { makeToken } from "../support/clients/token-client";
import { verifyAddress } from "../support/clients/verify-address";
import { visitor } from "../support/clients/visitor";
import { refusal } from "../support/factories/library-client";
import { bytesOf, collectScripts, scriptBudget } from "../support/pages/scripts-of-page";
import { hostile, made, watch } from "../support/pages/watch-scripts";
import { modelUrl, openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

/** A member with a verified address, and a comparison of their prompt in the town. */
async function setUp(registered: () => Promise<{ client: Client; email: string }>, mark = "") {
  const { client, email } = await registered();
  await verifyAddress(client, email);
  const texts = { ...comparedTexts, originalInput: `a letter ${mark}` };
  const { id, shareId } = await publishPrompt(client, texts);
  const comparison = await makeComparison(client, lane, id, mark);
  return { client, id, shareId, comparison, path: `/api/prompts/${id}/comparisons/${comparison}` };
}

type Client = Parameters<typeof verifyAddress>[0];

test("a comparison is shown with its prompt and withdrawn by JSON and by an app, by its member alone", async ({
  registered,
  visit,
}) => {
  const { client, id, shareId, comparison, path } = await setUp(registered);
  const reader = await visit();
  const proof = async () => (await (await reader.get(`/api/prompts/${shareId}`)).json()).proof;
  const mark = async (data: object, by = client) => by.patch(path, { data });
  expect(await (await mark({ isShown: true })).json()).toMatchObject({ publishedAt: expect.any(String) });
  expect(await proof()).toMatchObject({ outcome: "better", rival: "line", isCurrent: true });
  expect((await (await mark({ isShown: false })).json()).publishedAt).toBeNull();
  expect(await proof()).toBeNull();
  for (const data of [{}, { isShown: "true" }, { isShown: true, extra: 1 }])
    expect((await mark(data)).status()).toBe(422);
  const { client: eve } = await registered();
  expect(await refusal(await mark({ isShown: true }, eve))).toEqual([404, "prompt_not_found"]);
  const page = `/dashboard/prompts/${id}/comparisons/${comparison}/proof`;
  expect((await eve.get(page)).status()).toBe(404);
  expect((await eve.post(page, { form: { isShown: "true" } })).status()).toBe(404);
  expect(await proof()).toBeNull();

  const { token } = await makeToken(client, { scope: "write" });
  const app = await connectMcp({ token, address: `${modelUrl}/mcp` });
  const show = (isShown: boolean) => callTool(app, "compare_prompt", { prompt: id, comparison, isShown });
  expect((await show(true)).text).toContain("Shown with the prompt in the town.");
  expect(await proof()).toMatchObject({ outcome: "better" });
  expect((await show(false)).text).toContain("Only your user sees it.");
  expect(await proof()).toBeNull();
  await app.close();
});

test("texts of a model and of its person run nowhere: on a comparison's pages, with its prompt, on its card @js", async ({
  registered,
  visit,
  browser,
  baseURL,
}) => {
  const { client, id, shareId, comparison, path } = await setUp(registered, hostile);
  await client.patch(path, { data: { isShown: true } });
  const one = `/dashboard/prompts/${id}/comparisons/${comparison}`;
  const reader = await visit();
  for (const [who, request, pages] of [
    ["owner", client, [`/dashboard/prompts/${id}/compare`, one, `${one}/take`, `${one}/proof`]],
    ["visitor", reader, [`/prompts/${shareId}`, "/town-prompts?language=all"]],
  ] as const) {
    const storageState = who === "owner" ? await client.storageState() : undefined;
    const context = await browser.newContext({ storageState, extraHTTPHeaders: visitor(), baseURL });
    const page = await context.newPage();
    const deeds = await watch(page);
    for (const address of pages) {
      const body = await (await request.get(address)).text();
      expect(body, address).not.toContain("<img src=x");
      if (address !== `${one}/proof`) expect(body, address).toContain("onerror=alert(1)");
    }
    for (const address of someOf(pages, 2)) {
      await page.goto(address, { waitUntil: "load" });
      expect(deeds.splice(0), address).toEqual([]);
      expect(await made(page), address).toBe(0);
    }
    await context.close();
  }
});

test("a visitor's scripts stay within the budget on a site with a model @js", async ({
  registered,
  browser,
  baseURL,
}) => {
  const { client, shareId: proven, path } = await setUp(registered);
  await client.patch(path, { data: { isShown: true } });
  const plain = await publishPrompt(client);
  const context = await browser.newContext({ extraHTTPHeaders: visitor(), baseURL });
  // The proven prompt has a field.
  for (const address of ["/", "/town-prompts", `/prompts/${plain.shareId}`, `/prompts/${proven}`]) {
    const page = await context.newPage();
    const scriptsOf = collectScripts(page);
    await page.goto(address);
    const bytes = bytesOf(await scriptsOf());
    expect(bytes, address).toBeGreaterThan(scriptBudget / 2);
    expect(bytes, address).toBeLessThanOrEqual(scriptBudget);
    await page.close();
  }
  await context.close();
});

test("more than 30 comparisons within a minute are refused, by whichever way", async ({ registered }) => {
  const { client, id } = await setUp(registered);
  const { token } = await makeToken(client, { scope: "write" });
  const app = await connectMcp({ token, address: `${modelUrl}/mcp` });
  await lane.script();
  const data = { rival: "version", version: 99, trials: [{ values: { who: "Ada" } }] };
  const ask = () => client.post(`/api/prompts/${id}/comparisons`, { data });
  const codes = new Set<string>();
  // The minute may end meanwhile.
  for (let count = 0; count < 70 && !codes.has("rate_limited"); count += 1)
    codes.add((await (await ask()).json()).code);
  expect([...codes]).toEqual(["version_not_found", "rate_limited"]);
  expect(Number((await ask()).headers()["retry-after"])).toBeGreaterThan(0);
  const form = { rival: "line", step: "run", "trials.0.values.who": "Ada" };
  expect((await client.post(`/dashboard/prompts/${id}/compare`, { form })).status()).toBe(429);
  expect((await callTool(app, "compare_prompt", { prompt: id, trials: data.trials })).code).toBe(
    "rate_limited",
  );
  expect(await lane.calls()).toHaveLength(0);
  await app.close();
});
