import type { Page } from "@playwright/test";

import { publishPrompt } from "../support/clients/publish-prompt";
import { expect, test, type Installed } from "../support/extension/extension";
import { beMember, signIn } from "../support/extension/member";

const secret = "Kotori Coffee, door code 4711";

test("nothing leaves the browser until somebody presses", async ({ installed }) => {
  const requests: string[] = [];
  installed.context.on("request", (request) => requests.push(request.url()));
  const page = await installed.open("textarea");
  const box = page.locator("textarea");
  const sent = () =>
    requests.filter(
      (address) => address.startsWith("http") && !address.startsWith(new URL(page.url()).origin),
    );
  await box.fill("A line that stays here");
  await page.waitForTimeout(1_000);
  expect(sent()).toEqual([]);
  // The open panel reads the town, and says nothing of the line.
  const panel = await installed.press(page);
  await expect.poll(() => sent().length).toBe(1);
  expect(decodeURIComponent(sent()[0]!)).toMatch(/\/api\/public-prompts\?search=&page=1$/);
  await panel.getByRole("button", { name: "閉じる" }).click();
  await page.waitForTimeout(1_000);
  expect(sent()).toHaveLength(1);
});

/** The panel of a page, with a fact that only its member may see. */
async function openSecret(installed: Installed) {
  await beMember(installed, { facts: [{ name: "door", text: secret }] });
  const page = await installed.open("textarea");
  await page.locator("textarea").focus();
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "わたしのこと" }).click();
  await signIn(installed, panel);
  await expect(panel.getByText(secret)).toBeVisible();
  return { page, panel };
}

test("a page cannot read the panel, speak to it or put anything in", async ({ installed }) => {
  const { page, panel } = await openSecret(installed);

  const found = await page.evaluate(async (id) => {
    const seen: string[] = [document.documentElement.outerHTML, document.body.innerText];
    const attempt = async (act: () => unknown) => {
      try {
        seen.push(JSON.stringify((await act()) ?? null));
      } catch (refused) {
        seen.push(String(refused));
      }
    };
    const host = document.documentElement.lastElementChild!;
    await attempt(() => host.shadowRoot);
    await attempt(() => window[0]!.document.body.innerText);
    await attempt(() => window[0]!.location.href);
    await attempt(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await attempt(() => (globalThis as { chrome?: { storage?: unknown } }).chrome?.storage);
    await attempt(() => fetch(`chrome-extension://${id}/panel.html`).then((response) => response.text()));
    const insertion = { text: "INSERTED", whole: true };
    const messages = [
      { to: "page", insert: insertion },
      { to: "page", open: true },
      { to: "background", call: "insert", takes: insertion },
      { to: "background", call: "facts", takes: null },
      { from: "page", opening: "mark", context: { hasBox: true, line: "", selected: "" } },
    ];
    addEventListener("message", ({ data }) => seen.push(JSON.stringify(data)));
    for (const message of messages)
      for (const target of [window, window[0]]) target?.postMessage(message, "*");
    const runtime = (
      globalThis as { chrome?: { runtime?: { sendMessage?: (...sent: unknown[]) => unknown } } }
    ).chrome?.runtime;
    for (const message of messages) await attempt(() => runtime?.sendMessage?.(id, message));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return seen.join("\n");
  }, installed.id);
  expect(found).not.toContain("4711");
  expect(found).not.toContain("access");
  await expect(page.locator("textarea")).toHaveValue("");

  // A frame that the page makes itself is no panel, whatever address it finds out.
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.appendChild(frame);
  }, panel.url());
  await page.waitForTimeout(500);
  for (const frame of page.frames().filter((one) => one !== panel))
    expect(await frame.locator("body").innerText()).not.toContain("4711");
});

/** Covers a page with a transparent layer above everything, which lets presses through; or no more. */
const cover = (page: Page, isCovered = true) =>
  page.evaluate(async (covers) => {
    document.getElementById("layer")?.remove();
    const layer = document.createElement("div");
    layer.id = "layer";
    layer.popover = "manual";
    layer.style.cssText = "inset:0;width:100%;height:100%;opacity:.99;background:#fff;pointer-events:none";
    if (covers) document.body.appendChild(layer).showPopover();
    // The browser's report, and the time in which a press may have been meant for the layer.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }, isCovered);

test("a page that hides or covers the panel gets no press out of it", async ({ installed }) => {
  const { page, panel } = await openSecret(installed);
  await cover(page);
  await panel.getByRole("button", { name: secret }).click();
  await expect(panel.getByText("パネルが何かに隠れています")).toBeVisible();
  await expect(page.locator("textarea")).toHaveValue("");
  // A changed frame closes.
  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>("html > div[popover]")!;
    host.style.setProperty("opacity", "0", "important");
  });
  await expect.poll(() => page.frames().length).toBe(1);
});

test("a panel outside the window takes no press, and one that a page takes off the top is not shown", async ({
  installed,
}) => {
  const { page, panel } = await openSecret(installed);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 300, height });
  await page.waitForTimeout(1_000);
  await panel.getByRole("button", { name: secret }).press("Enter");
  await expect(panel.getByText("パネルが何かに隠れています")).toBeVisible();
  await expect(page.locator("textarea")).toHaveValue("");
  await page.setViewportSize({ width, height });

  const host = page.locator("html > div[popover]");
  await host.evaluate((element: HTMLElement) => {
    // The extension does not hear of it.
    const options = { capture: true, once: true };
    addEventListener("beforetoggle", (event) => event.stopImmediatePropagation(), options);
    element.hidePopover();
  });
  await expect(host).toBeHidden();
  await host.evaluate((element: HTMLElement) => element.showPopover());
  await expect.poll(() => page.frames().length).toBe(1);
});

test("a covered panel makes no prompt and adds no example, by press or by key", async ({ installed }) => {
  const { context } = installed;
  await beMember(installed);
  const posted = await publishPrompt(context.request);
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  const page = await installed.open("textarea");
  await page.locator("textarea").fill("My line");
  await page.locator("#answer").selectText();
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "ライブラリ" }).click();
  await signIn(installed, panel);
  const make = panel.getByRole("button", { name: "その場で置き換える" });
  await expect(make).toBeVisible();

  const hidden = panel.getByText("パネルが何かに隠れています");
  await cover(page);
  await make.click();
  await expect(hidden).toBeVisible();
  await make.focus();
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "作例として残す" }).click();
  await expect(make).toBeVisible();
  await cover(page, false);
  await expect(hidden).toBeHidden();

  await panel.getByRole("button", { name: "作例として残す" }).click();
  await panel.getByRole("button", { name: posted.originalInput }).click();
  const add = panel.getByRole("button", { name: "作例に追加" });
  await expect(add).toBeVisible();
  await cover(page);
  await add.click();
  await expect(hidden).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await cover(page, false);
  await add.click();
  await expect(panel.getByText("作例に追加しました")).toBeVisible();
});
