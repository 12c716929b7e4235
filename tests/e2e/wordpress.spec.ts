import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, test } from "../support/pages/journey";
import { servePages } from "../support/servers/serve-pages";
import { oEmbedAddress } from "../support/clients/share-client";
import { sharePrompt, type SharedByTest } from "../support/clients/share-prompt";
import { filterEmbed } from "../support/servers/wordpress-site";

const secret = "aB3dE6gH9k";
const content = Array.from({ length: 60 }, (_, index) => `${index + 1}行目`).join("\n");

declare global {
  interface Window {
    /** Messages of the frames to the WordPress page. */
    messages: unknown[];
  }
}

/** Another frame of the page, in possession of the secret. */
const stranger = `<script>
  parent.frames[0].postMessage({ message: "ready", secret: "${secret}" }, "*");
  parent.postMessage("from a stranger", "*");
</script>`;

/** Opens a WordPress post with the address of a shared prompt. */
async function openPost(page: Page, { path }: SharedByTest, baseURL: string) {
  const response = await page.request.get(oEmbedAddress(`${baseURL}${path}`));
  const html = filterEmbed((await response.json()).html, secret);
  const host = await servePages({ "/": `<p>A blog.</p>${html}`, "/stranger": stranger });
  await page.goto(host.url);
  return host;
}

const frameHeight = async (page: Page) => (await page.locator("iframe").first().boundingBox())!.height;

test.describe("in a post of WordPress @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("the widget is as tall as its content, without a border, and its links open in the same tab @all", async ({
    page,
    context,
    baseURL,
  }) => {
    const shared = await sharePrompt(context.request, { title: "商店街の案内", content });
    const host = await openPost(page, shared, baseURL!);
    const widget = page.frameLocator("iframe");
    await expect(widget.getByRole("heading")).toHaveText("商店街の案内");
    await expect(page.locator("blockquote")).toBeHidden();
    const inside = () =>
      widget.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect.poll(async () => (await frameHeight(page)) === (await inside())).toBe(true);
    await expect(page.locator("iframe")).toHaveCSS("border-top-width", "0px");
    expect(await frameHeight(page)).toBeLessThan(400);
    // WordPress limits the height of frames to this.
    await widget.getByText("すべて表示").click();
    await expect.poll(() => frameHeight(page)).toBe(1000);
    await widget.getByRole("link", { name: "ページで見る" }).click();
    await expect(page).toHaveURL(baseURL + shared.path);
    await page.goto(host.url);
    await widget.getByRole("link", { name: "プロンプトの街" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${baseURL}/`);
    await host.close();
  });

  test(
    "messages of other frames or shapes are ignored: only the host with the secret gets a response",
    { tag: "@promise-19a" },
    async ({ page, context, baseURL }) => {
      const shared = await sharePrompt(context.request, { content });
      const host = await openPost(page, shared, baseURL!);
      const answers = () =>
        page.evaluate(
          () =>
            window.messages.filter((data) => (data as { message?: string } | null)?.message === "height")
              .length,
        );
      await expect.poll(() => frameHeight(page)).toBeLessThan(400);
      const height = await frameHeight(page);
      let before = -1;
      const isStill = async () => {
        const last = before;
        before = await answers();
        return before > 0 && before === last;
      };
      await expect.poll(isStill, { intervals: [250] }).toBe(true);
      await page.evaluate(() =>
        document.body.insertAdjacentHTML("beforeend", '<iframe src="/stranger"></iframe>'),
      );
      await page.waitForFunction(() => window.messages.includes("from a stranger"));
      await page.evaluate(
        ({ own, path }) => {
          const widget = document.querySelector("iframe")!.contentWindow!;
          for (const data of [
            null,
            "ready",
            0,
            [],
            { secret: own },
            { message: "ready" },
            { message: "ready", secret: "aB3dE6gH9x" },
            { message: "ready", secret: [own] },
            { message: "link", value: path, secret: own },
            { message: "height", value: 1, secret: own },
            { message: "ready", secret: own },
          ])
            widget.postMessage(data, "*");
        },
        { own: secret, path: `${host.url}/stranger` },
      );
      // Messages arrive in order.
      await expect.poll(answers).toBe(before + 1);
      expect(await frameHeight(page)).toBe(height);
      const [, frame] = page.frames();
      expect(frame!.url()).toBe(`${baseURL}/embed/${shared.shareId}#?secret=${secret}`);
      await host.close();
    },
  );

  test("without a secret the widget sends its height only, and its links open tabs @all", async ({
    page,
    context,
    baseURL,
  }) => {
    const { shareId, path } = await sharePrompt(context.request, { content });
    const host = await servePages({
      "/": `<script>messages = []; addEventListener("message", ({ data }) => messages.push(data))</script>
        <iframe src="${baseURL}/embed/${shareId}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    });
    await page.goto(host.url);
    const opened = context.waitForEvent("page");
    await page.frameLocator("iframe").getByRole("link", { name: "ページで見る" }).click();
    await expect(await opened).toHaveURL(path);
    const kinds = await page.evaluate(() => [
      ...new Set(window.messages.map((data) => (data as { type?: string }).type)),
    ]);
    expect(kinds).toEqual(["resize"]);
    await host.close();
  });
});
