import { join } from "../support/clients/members";
import { hydrated, open } from "../support/pages/journey";
import { expect, noSite, settled, storedIn, test } from "../support/pages/offline-journey";

test.use({ serviceWorkers: "allow" });

test.describe("the app on the phone @js", () => {
  test("can be installed, with icons, shortcuts and a share target", async ({ page, context }) => {
    await open(page, "/?lang=en");
    await settled(page);
    const cdp = await context.newCDPSession(page);
    const { data, errors } = await cdp.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    const manifest = JSON.parse(data!);
    expect(manifest).toMatchObject({ name: "Prompt Town", lang: "en", display: "standalone" });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(["/generate", "/dashboard"]);
    const pictures = [...manifest.icons, ...manifest.screenshots] as { src: string; type: string }[];
    for (const { src, type } of pictures) {
      const response = await context.request.get(src);
      expect(response.headers()["content-type"], src).toBe(type);
    }
  });

  test("the profile says how to put it on the home screen, by a button where the browser allows it", async ({
    page,
    context,
  }) => {
    await join(context.request);
    // The offer comes once, on the page that was loaded.
    await open(page, "/facts?lang=en");
    await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => Promise.resolve((document.title = "asked")),
      });
      window.dispatchEvent(offer);
    });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("link", { name: "Profile settings" }).click();
    const hint = page.getByRole("region", { name: "Add to home screen" });
    await expect(hint).toContainText("Add to Home Screen");
    await hint.getByRole("button", { name: "Add to home screen" }).click();
    await expect(page).toHaveTitle("asked");
    await expect(hint.getByRole("button")).toHaveCount(0);
  });

  test("a new build takes over by itself: no page has scripts of another, and old files are deleted", async ({
    page,
    lane,
    lose,
  }) => {
    await open(page, "/?lang=ja");
    await settled(page);
    const before = await storedIn(page);
    expect(before.addresses.some((url) => url.includes("/assets/2/"))).toBe(false);

    lane.deploy();
    let loads = 0;
    page.on("load", () => (loads += 1));
    await open(page, "/why");
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const files = scripts.filter((path) => path.startsWith("/assets/"));
    expect(files.length).toBeGreaterThan(5);
    for (const path of files) expect(path).toMatch(/^\/assets\/2\//);
    await expect
      .poll(async () => {
        const { addresses } = await storedIn(page);
        return addresses.filter((url) => url.includes("/assets/") && !url.includes("/assets/2/"));
      })
      .toEqual([]);
    expect(loads).toBe(1);

    await lose();
    await page.goto("/dashboard");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: noSite })).toBeVisible();
    const kept = await page
      .locator("script[src], link[rel=modulepreload]")
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href")!),
      );
    for (const path of kept) expect(path).toMatch(/^\/assets\/2\//);
  });

  test("a page of the build before is loaded again when it next needs a file", async ({ context, lane }) => {
    // The router says in the console why it loads the page again.
    const page = await context.newPage();
    await open(page, "/why?lang=ja");
    await settled(page);
    lane.deploy();
    const link = page.getByRole("contentinfo").getByRole("link", { name: "利用規約" });
    const loaded = page.waitForEvent("load");
    await link.click();
    await loaded;
    await hydrated(page);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "利用規約" })).toBeVisible();
  });
});
