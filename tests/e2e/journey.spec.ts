import { expect, test } from "@playwright/test";

import { complaintsOf } from "../support/pages/journey";

test("faults of a journey are detected: errors, exceptions, breaches of the policy @js", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/terms");
  expect(complaints).toEqual([]);
  for (const [script, complaint] of [
    ["console.error('burst pipe')", /burst pipe/],
    ["setTimeout(() => { throw new Error('broken lamp') })", /broken lamp/],
    [
      "document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }))",
      /evil\.example/,
    ],
  ] as const) {
    await page.evaluate(script);
    await expect.poll(() => complaints.join()).toMatch(complaint);
  }
});
