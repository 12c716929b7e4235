import { comparedTexts, makeComparison } from "../support/clients/make-comparison";
import { publishPrompt } from "../support/clients/publish-prompt";
import { verifyAddress } from "../support/clients/verify-address";
import { expect, test } from "../support/pages/journey";
import { violations } from "../support/pages/violations";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

test("a comparison is shown with its prompt to everybody, and no more once it is withdrawn", async ({
  page,
  context,
  registered,
  browser,
}) => {
  const { request } = context;
  await verifyAddress(request, registered.email);
  const { id, shareId } = await publishPrompt(request, comparedTexts);
  const one = `/dashboard/prompts/${id}/comparisons/${await makeComparison(request, lane, id)}`;

  await page.goto(one);
  await page.getByRole("button", { name: "プロンプトと一緒に公開" }).click();
  const proof = page.getByRole("region", { name: "元の一行との比較" });
  await expect(proof.getByText("1件中1件で、元の一行よりよい結果です")).toBeVisible();
  await expect(proof.getByText("「on Sunday」").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "効果あり" })).toHaveAttribute("href", "#proof");
  expect(await violations(page)).toEqual([]);

  const visitor = await browser.newContext();
  const shared = async () => (await visitor.request.get(`/api/prompts/${shareId}`)).json();
  expect(await shared()).toMatchObject({ proof: { outcome: "better", isCurrent: true, rival: "line" } });
  await page.goto(one);
  await page.getByRole("button", { name: "公開をやめる" }).click();
  await expect(page.getByRole("button", { name: "プロンプトと一緒に公開" })).toBeVisible();
  expect((await shared()).proof).toBeNull();
  await visitor.close();
});
