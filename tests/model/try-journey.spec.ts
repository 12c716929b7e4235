import { expect, hydrated, test } from "../support/pages/journey";
import { publishPrompt } from "../support/clients/publish-prompt";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

test("a prompt is filled in and run in its place: it streams, stops, goes on, and becomes an example", async ({
  page,
  context,
  registered,
}) => {
  expect(registered.email).toBeTruthy();
  const { id, shareId } = await publishPrompt(context.request, { content: "Plan my {{day}}." });
  const slow = { kind: "answer", every: 300, pieceLength: 4 } as const;
  await lane.script(
    { ...slow, content: "Once upon a time there was a very long plan of a day." },
    { kind: "answer", content: "When do you get up?" },
    { kind: "answer", content: "## Six o'clock\n\nGet **up**." },
  );
  await page.goto(`/prompts/${shareId}`);
  await hydrated(page);
  await page.getByLabel("day").fill("Sunday");
  await page.getByRole("button", { name: "ここで試す" }).click();
  const panel = page.getByRole("region", { name: "ここで試す" });
  await expect(panel).toContainText("今日はあと3回");
  expect(await lane.calls()).toHaveLength(0);

  await panel.getByRole("button", { name: "実行する" }).click();
  await expect(panel).toContainText("Once upon");
  await panel.getByRole("button", { name: "止める" }).click();
  await expect(panel).toContainText("ここで止めました。");
  await expect(panel).toContainText("Once upon");
  await expect.poll(async () => (await lane.calls())[0]?.clientLeft, { intervals: [100] }).toBe(true);
  await expect(panel).toContainText("今日はあと2回");

  await panel.getByRole("button", { name: "最初から" }).click();
  await panel.getByRole("button", { name: "実行する" }).click();
  await panel.getByLabel("返事を書く").fill("At six.");
  await panel.getByRole("button", { name: "送る" }).click();
  await expect(panel.getByRole("heading", { name: "Six o'clock" })).toBeVisible();
  expect((await lane.calls())[2]?.body.messages.map(({ content }) => content)).toEqual([
    "Plan my Sunday.",
    "When do you get up?",
    "At six.",
  ]);
  await expect(panel).toContainText("今日お試しいただける回数を使いきりました");

  await panel.getByRole("button", { name: "作例として載せる" }).click();
  const text = page.getByRole("form", { name: "文章を追加" });
  await expect(text.getByLabel("できた文章")).toHaveValue("## Six o'clock\n\nGet **up**.");
  await text.getByRole("button", { name: "追加" }).click();
  await expect(page.getByRole("article", { name: "作例1" })).toContainText("Six o'clock");
  await page.goto(`/my-town-prompts/${id}/examples`);
  await expect(page.getByRole("article", { name: "作例2" })).toHaveCount(0);
});

test(
  "a cut connection keeps what came and says so, and leaving ends the call",
  { tag: "@promise-24a" },
  async ({ page }) => {
    await lane.script(
      { kind: "cut", content: "Once upon a time", after: 9 },
      { kind: "hang", content: "Once upon a time", after: 9 },
    );
    await page.goto("/try");
    await hydrated(page);
    await page.getByLabel("プロンプト").fill("Tell me a story.");
    await page.getByRole("button", { name: "実行する" }).click();
    await expect(page.getByText("接続が切れました。ここまでの回答を表示しています。")).toBeVisible();
    await expect(page.getByText("Once upon", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "最初から" }).click();
    await page.getByRole("button", { name: "実行する" }).click();
    await expect(page.getByText("Once upon", { exact: true })).toBeVisible();
    await page.goto("about:blank");
    await expect
      .poll(async () => (await lane.calls())[1]?.clientLeft, { timeout: 2_500, intervals: [100] })
      .toBe(true);
  },
);

test("pictures are made elsewhere, and nothing offers to run them here", async ({
  page,
  context,
  registered,
}) => {
  expect(registered.email).toBeTruthy();
  const { shareId } = await publishPrompt(context.request, {
    content: "A fox in the snow.",
    tags: ["画像生成用"],
    category: "image",
    subcategory: "イラスト",
  });
  await page.goto(`/prompts/${shareId}`);
  await expect(page.getByRole("button", { name: "コピー" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "ここで試す" })).toHaveCount(0);
});
