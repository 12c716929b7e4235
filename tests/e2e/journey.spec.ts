import { expect, test } from "@playwright/test";

import { complaintsOf } from "../support/journey";
import { violations } from "../support/violations";

test.describe("what no journey may meet is noticed @js", () => {
  for (const [what, script, complaint] of [
    ["an error in the console", "console.error('burst pipe')", /burst pipe/],
    ["an exception", "setTimeout(() => { throw new Error('burst pipe') })", /burst pipe/],
    [
      "a breach of the content security policy",
      "document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }))",
      /evil\.example/,
    ],
  ] as const)
    test(what, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.goto("/terms");
      expect(complaints).toEqual([]);
      await page.evaluate(script);
      await expect.poll(() => complaints.join()).toMatch(complaint);
    });

  test("a page that shuts people out, by its words and by its colours", async ({ page }) => {
    await page.goto("/terms");
    expect(await violations(page, { within: "main" })).toEqual([]);
    await page.evaluate(() => {
      document.querySelector("main h1")!.innerHTML =
        "<button></button><i style='color: #777; background: #888'>x</i>";
    });
    const found = (await violations(page, { within: "main" })).join();
    for (const rule of ["button-name:", "dark: color-contrast:", "light: color-contrast:"])
      expect(found).toContain(rule);
  });
});
