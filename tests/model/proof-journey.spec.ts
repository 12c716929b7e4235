import { fromHere } from "../support/clients/visitor";
import { publishPrompt } from "../support/clients/publish-prompt";
import { verifyAddress } from "../support/clients/verify-address";
import { comparedReplies, decisions } from "../support/factories/compared-replies";
import { expect, test } from "../support/pages/journey";
import { violations } from "../support/pages/violations";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
const [good, bad] = ["Dear Ada, on Sunday", "Hello there"];

test("a comparison is shown with its prompt to everybody, and no more once it is withdrawn", async ({
  page,
  context,
  registered,
  browser,
}) => {
  const { request } = context;
  await verifyAddress(request, registered.email);
  const texts = { originalInput: "a letter", content: "Write to {{who}}." };
  const { id, shareId } = await publishPrompt(request, texts);
  const path = `/api/prompts/${id}/comparisons`;
  const headers = fromHere;
  await lane.script(...comparedReplies("Write to Ada.", good, bad));
  const data = { rival: "line", trials: [{ values: { who: "Ada" } }] };
  const { comparison } = await (await request.post(path, { headers, data })).json();
  const choice = comparison.trials[0].replies.a === good ? "a" : "b";
  await lane.script(...decisions(good, "on Sunday"));
  await request.post(`${path}/${comparison.id}/judge`, { headers, data: { choices: [choice] } });

  await page.goto(`/dashboard/prompts/${id}/comparisons/${comparison.id}`);
  await page.getByRole("button", { name: "プロンプトと一緒に公開" }).click();
  const proof = page.getByRole("region", { name: "元の一行との比較" });
  await expect(proof.getByText("1組のうち1組で元の一行より良い結果")).toBeVisible();
  await expect(proof.getByText("「on Sunday」").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const visitor = await browser.newContext();
  const shared = async () => (await visitor.request.get(`/api/prompts/${shareId}`)).json();
  expect(await shared()).toMatchObject({ proof: { outcome: "better", isCurrent: true, rival: "line" } });
  const one = `/dashboard/prompts/${id}/comparisons/${comparison.id}`;
  await page.goto(one);
  await page.getByRole("button", { name: "公開をやめる" }).click();
  await expect(page.getByRole("button", { name: "プロンプトと一緒に公開" })).toBeVisible();
  expect((await shared()).proof).toBeNull();
  await visitor.close();
});
