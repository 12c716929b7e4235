import type { Page, Request } from "@playwright/test";

import { escapeHtml } from "../../app/domain/escape-html";
import { embedCode } from "../../app/features/sharing/embed-code";
import { join } from "../support/clients/members";
import { expect, expectToast, hold, hydrated, test } from "../support/pages/journey";
import { servePages } from "../support/servers/serve-pages";
import { sharePrompt, type SharedByTest } from "../support/clients/share-prompt";

const content = Array.from({ length: 30 }, (_, index) => `${index + 1}行目`).join("\n");

/** Copies the embed code from the dialog. */
async function copyCode(page: Page, { path }: SharedByTest): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "埋め込みコード" }).click();
  await page.getByRole("button", { name: "コードをコピー" }).click();
  await expectToast(page, "埋め込みコードをコピーしました");
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The height of the frame on the host's page, and of its content. */
const heights = async (page: Page) => [
  (await page.locator("iframe").boundingBox())!.height,
  await page
    .frameLocator("iframe")
    .locator("body")
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
];

const fits = (page: Page) => async () => {
  const [frame, inside] = await heights(page);
  return frame === inside;
};

test.describe("on another site @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("the widget requests itself only, without cookies; its frame follows its height @all", async ({
    page,
    context,
    baseURL,
  }) => {
    const shared = await sharePrompt(context.request, { title: "商店街の案内", content });
    const host = await servePages({ "/": `<p>A blog.</p>${await copyCode(page, shared)}` });
    const asked: Request[] = [];
    context.on("request", (request) => {
      if (request.url().startsWith(baseURL!)) asked.push(request);
    });
    await page.goto(host.url);
    const widget = page.frameLocator("iframe");
    await expect(widget.getByRole("heading")).toHaveText("商店街の案内");
    await expect.poll(fits(page)).toBe(true);
    const [folded] = await heights(page);
    expect(folded).toBeLessThan(400);
    await widget.getByText("すべて表示").click();
    await expect.poll(async () => (await heights(page))[0]).toBeGreaterThan(800);
    await expect.poll(fits(page)).toBe(true);
    await widget.getByText("折りたたむ").click();
    await expect.poll(async () => (await heights(page))[0]).toBe(folded);

    await widget.getByRole("button", { name: "コピー" }).click();
    await expect(widget.getByRole("button", { name: "コピーしました" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content);

    const addresses = () => asked.map((request) => request.url()).sort();
    await expect
      .poll(addresses)
      .toEqual([
        `${baseURL}/embed.js`,
        `${baseURL}/embed/${shared.shareId}`,
        `${baseURL}/embed/${shared.shareId}/used`,
      ]);
    for (const request of asked) {
      expect(await request.headerValue("cookie")).toBeNull();
      const response = (await request.response())!;
      expect([response.ok(), await response.headerValue("set-cookie")]).toEqual([true, null]);
    }
    const opened = context.waitForEvent("page");
    await widget.getByRole("link", { name: "ページで見る" }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(shared.path);
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await host.close();
  });

  test("the preview of the code is the widget with the chosen options, and stays as high as it is", async ({
    page,
    context,
  }) => {
    const { path } = await sharePrompt(context.request, { title: "商店街の案内", content });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "埋め込みコード" }).click();
    const frame = page.locator("figure iframe");
    const widget = page.frameLocator("figure iframe");
    await expect(widget.getByRole("heading")).toHaveText("商店街の案内");
    const [height, steps] = [(await frame.boundingBox())!.height, await page.evaluate(() => history.length)];
    await page.getByRole("combobox", { name: "テーマ" }).selectOption("dark");
    await page.getByRole("combobox", { name: "表示言語" }).selectOption("en");
    await expect(widget.locator("html[data-theme=dark][lang=en]")).toBeVisible();
    await widget.getByText("Show all").click();
    await expect(widget.getByText("30行目")).toBeVisible();
    expect((await frame.boundingBox())!.height).toBe(height);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  for (const [kind, parent] of [
    [
      "a sandboxed page",
      (code: string) => `<iframe sandbox="allow-scripts" src="data:text/html,${encodeURIComponent(code)}">`,
    ],
    ["a page in an attribute", (code: string) => `<iframe srcdoc="${escapeHtml(code)}">`],
    ["both", (code: string) => `<iframe sandbox="allow-scripts" srcdoc="${escapeHtml(code)}">`],
  ] as const)
    test(`${kind} shows the widget, and its copies are counted @chromium @all`, async ({
      page,
      context,
      baseURL,
    }) => {
      const { shareId } = await sharePrompt(context.request, { title: "商店街の案内", content });
      const code = embedCode(baseURL!, shareId, "Letters", {
        theme: "auto",
        language: "en",
        autoHeight: true,
      });
      const host = await servePages({ "/": `${parent(code)}</iframe>` });
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto(host.url);
      const widget = page.frameLocator("iframe").frameLocator("iframe");
      await expect(widget.getByRole("heading")).toHaveText("商店街の案内");
      const counted = page.waitForResponse(`${baseURL}/embed/${shareId}/used`);
      await widget.getByRole("button", { name: "Copy", exact: true }).click();
      expect((await counted).status()).toBe(204);
      expect(errors).toEqual([]);
      await host.close();
    });

  test("the frame is resized with the script after the widget, and by the widget's messages only", async ({
    page,
    context,
    baseURL,
  }) => {
    const { shareId } = await sharePrompt(context.request, { content });
    const options = { theme: "auto", language: "ja", autoHeight: true } as const;
    const stranger = `parent.postMessage({ type: "resize", height: 999 }, "*");
      parent.postMessage({ type: "resize", height: "10000" }, "*"); parent.postMessage(null, "*")`;
    const host = await servePages({
      "/": `${embedCode(baseURL!, shareId, "案内", options)}<iframe id="other" height="200" src="/stranger"></iframe>`,
      "/stranger": `<script>${stranger}; onmessage = () => { ${stranger} }</script>Strange.`,
    });
    const arrive = await hold(page, "**/embed.js");
    await page.goto(host.url, { waitUntil: "commit" });
    await expect(page.frameLocator("iframe").first().getByRole("button", { name: "コピー" })).toBeVisible();
    arrive();
    const widget = page.locator(`iframe[src^="${baseURL}"]`);
    const inside = page.frameLocator(`iframe[src^="${baseURL}"]`).locator("body");
    const fitted = async () =>
      (await widget.boundingBox())!.height ===
      (await inside.evaluate((body) => Math.ceil(body.getBoundingClientRect().height)));
    await expect.poll(fitted).toBe(true);
    await expect(page.frameLocator("#other").getByText("Strange.")).toBeVisible();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener("message", ({ data }) => data === null && resolve());
          document.querySelector<HTMLIFrameElement>("#other")!.contentWindow!.postMessage("again", "*");
        }),
    );
    expect(await fitted()).toBe(true);
    expect((await page.locator("#other").boundingBox())!.height).toBeLessThan(210);
    await host.close();

    const short = await sharePrompt(context.request, { content: "一行だけ" });
    await page.goto(`/embed/${short.shareId}`);
    await expect(page.getByText("一行だけ")).toBeVisible();
    await expect(page.getByText("すべて表示")).toBeHidden();
  });

  test(
    "every other page refuses to be framed @chromium",
    { tag: "@promise-19a" },
    async ({ context, baseURL }) => {
      const { path, shareId } = await sharePrompt(context.request);
      const paths = ["/", "/auth", path, `${path}/embed-code`];
      const host = await servePages({
        "/": paths.map((framed) => `<iframe src="${baseURL}${framed}"></iframe>`).join(""),
        "/widget": `<iframe src="${baseURL}/embed/${shareId}"></iframe>`,
      });
      const refusals: string[] = [];
      const other = await context.newPage();
      other.on("console", (message) => {
        if (message.text().includes("frame-ancestors 'none'")) refusals.push(message.text());
      });
      await other.goto(host.url);
      await expect.poll(() => refusals.length).toBe(paths.length);
      const shown = () =>
        other.frames().filter((frame) => frame.parentFrame() && !frame.url().startsWith("chrome-error:"));
      await expect.poll(() => shown().map((frame) => frame.url())).toEqual([]);
      await other.goto(`${host.url}/widget`);
      await expect(other.frameLocator("iframe").getByRole("heading")).toBeVisible();
      await host.close();
    },
  );
});

test("a prompt over three lines unfolds and folds, with scripts or without; a shorter one has no button @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await join(context.request);
  const { shareId } = await sharePrompt(context.request, { content });
  await page.goto(`/embed/${shareId}`);
  const text = page.locator("pre");
  const lines = () =>
    text.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round(await lines())).toBe(3);
  await page.getByText("すべて表示").click();
  expect(Math.round(await lines())).toBe(30);
  await page.getByText("折りたたむ").click();
  expect(Math.round(await lines())).toBe(3);
  await page.keyboard.press("Space");
  expect(Math.round(await lines())).toBe(30);
  await expect(page.getByRole("button", { name: "コピー" })).toBeVisible({
    visible: javaScriptEnabled !== false,
  });
  if (javaScriptEnabled === false) return;
  const short = await sharePrompt(context.request, { content: "一行だけ" });
  await page.goto(`/embed/${short.shareId}`);
  await expect(page.getByText("すべて表示")).toBeHidden();
});
