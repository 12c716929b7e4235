import { expect, test } from "@playwright/test";

import { complaintsOf } from "../support/pages/journey";

test.describe("faults of a journey are detected @js", () => {
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
});
