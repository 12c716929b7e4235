import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { expect, test } from "../support/pages/journey";

test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

test("a row names its folder, its tag and its day @plain @all", async ({ page, context }) => {
  await join(context.request);
  const folderId = await createFolder(context.request, "Correspondence");
  await createPrompt(context.request, { originalInput: "A letter", tags: ["family"], folderId });
  for (const language of ["en", "ja", "es"]) {
    await page.goto(`/dashboard?lang=${language}`);
    const facts = page.getByRole("article", { name: "A letter" }).locator(".row-facts");
    const line = (await facts.boundingBox())!;
    for (const part of [
      facts.getByText("Correspondence"),
      facts.getByText("family"),
      facts.getByRole("time"),
    ]) {
      const { x, y, width, height } = (await part.boundingBox())!;
      expect(y + height, language).toBeLessThanOrEqual(line.y + line.height + 1);
      expect(x + width, language).toBeLessThanOrEqual(line.x + line.width + 1);
    }
    await expect(facts.getByRole("time")).not.toContainText(String(new Date().getFullYear()));
  }
});
