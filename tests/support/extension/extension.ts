import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  chromium,
  expect,
  test as base,
  type BrowserContext,
  type Frame,
  type Page,
  type Worker,
} from "@playwright/test";

import { builtinUrl } from "../servers/addresses";
import { buildExtension } from "./build-extension";
import { serveEditors, type Editor } from "./serve-editors";

/** A browser with the extension, as somebody has just installed it. */
export interface Installed {
  context: BrowserContext;
  background: Worker;
  id: string;
  /**
   * Evaluates an expression in the window of the site's consent page until it is true. Playwright does not count that window among
   * its pages.
   */
  inConsent(expression: string): Promise<void>;
  /** A page with an editor, in front. */
  open(editor: Editor): Promise<Page>;
  /** Presses the extension's button for the page in front, as its key does. */
  press(page: Page): Promise<Frame>;
}

interface Workers {
  built: string;
  pages: { origin: string };
}

/** A copy of the extension to which the person has allowed a site; no test can press the browser's own question. */
async function withSite(built: string, origin: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "prompt-town-allowed-"));
  await cp(built, copy, { recursive: true });
  const file = join(copy, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: [`${origin}/*`] }));
  return copy;
}

interface Tests {
  /** The person has allowed the site of the editors, for the button beside its text boxes. */
  isAllowed: boolean;
  installed: Installed;
}

export const test = base.extend<Tests, Workers>({
  isAllowed: [false, { option: true }],
  built: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await buildExtension(builtinUrl);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  pages: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await serveEditors();
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  installed: async ({ built, pages, locale, colorScheme, isAllowed }, use) => {
    const folder = isAllowed ? await withSite(built, new URL(pages.origin).origin) : built;
    const context = await chromium.launchPersistentContext("", {
      executablePath: process.env.EXTENSION_CHROMIUM_PATH,
      // Playwright's own headless mode is the old one, which has no extensions.
      headless: false,
      baseURL: builtinUrl,
      locale,
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width: 1000, height: 800 },
      // Blocked, the requests of the extension's own worker are neither seen nor cut off.
      serviceWorkers: "allow",
      ignoreDefaultArgs: ["--disable-extensions"],
      args: [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--enable-unsafe-extension-debugging",
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
      ],
    });
    const [running] = context.serviceWorkers();
    const background = running ?? (await context.waitForEvent("serviceworker"));
    const id = new URL(background.url()).host;
    const debug = await context.browser()!.newBrowserCDPSession();
    await use({
      context,
      background,
      id,
      async inConsent(expression) {
        const find = async () => {
          const { targetInfos } = await debug.send("Target.getTargets", { filter: [{}] });
          return targetInfos.find(({ type, url }) => type !== "tab" && url.includes("/oauth/authorize"));
        };
        const sessions = new Map<string, string>();
        const answers: string[] = [];
        debug.on("Target.receivedMessageFromTarget", ({ message }) => answers.push(message));
        const evaluate = async () => {
          const target = await find();
          if (!target) return;
          const { targetId } = target;
          if (!sessions.has(targetId))
            sessions.set(targetId, (await debug.send("Target.attachToTarget", { targetId })).sessionId);
          const message = JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression } });
          await debug.send("Target.sendMessageToTarget", { sessionId: sessions.get(targetId), message });
        };
        // The page answers true once it has what the expression is about; then its window may be gone.
        await expect
          .poll(async () => {
            await evaluate().catch(() => undefined);
            return answers.some((answer) => answer.includes(`"value":true`));
          })
          .toBe(true);
        // The next window would be closed with this one.
        await expect.poll(find).toBeUndefined();
      },
      async open(editor) {
        const page = await context.newPage();
        await page.goto(`${pages.origin}/${editor}`);
        return page;
      },
      async press(page) {
        const panel = () => page.frames().find((frame) => frame.url().includes(id));
        await expect.poll(panel).toBeUndefined();
        // The browser sometimes runs the action before it has noted the press, and lets it at no page.
        await expect(async () => {
          await page.bringToFront();
          const { targetInfos } = await debug.send("Target.getTargets", { filter: [{ type: "tab" }] });
          const tab = targetInfos.find(({ url }) => url === page.url())!;
          // Not among Playwright's types yet.
          await debug.send("Extensions.triggerAction" as never, { id, targetId: tab.targetId } as never);
          await expect.poll(panel, { timeout: 2_000 }).toBeTruthy();
        }).toPass({ timeout: 20_000 });
        return panel()!;
      },
    });
    await context.close();
    if (isAllowed) await rm(folder, { recursive: true });
  },
});

export { expect } from "@playwright/test";
