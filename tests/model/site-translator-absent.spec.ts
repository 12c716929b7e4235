import { builtinUrl } from "../support/servers/addresses";
import { expect, hydrated } from "../support/pages/journey";
import { japanese, names, test } from "../support/pages/translator-journey";
import { inTurn } from "../support/in-turn";

test("without a model nothing is translated, and the site is complete in three languages", async ({
  page,
  asked,
}) => {
  const paths = ["/generate", "/town-prompts?search=nothing-like-it", "/auth", "/terms", "/nowhere"];
  for (const [at, path] of paths.entries())
    for (const language of inTurn(["en", "es", "ja"], at)) {
      const address = new URL(path, builtinUrl);
      address.searchParams.set("lang", language);
      await page.goto(address.href);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const text = await page.locator("body").innerText();
      expect(japanese.test(text.replaceAll(names.ja, "")), `${address}`).toBe(language === "ja");
    }
  expect(asked).toEqual([]);
});
