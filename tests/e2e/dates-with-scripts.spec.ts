import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { publishPrompt } from "../support/clients/publish-prompt";
import { place } from "../support/factories/town-category";
import { makeToken } from "../support/clients/token-client";

/** Time zones 25 hours apart: never the same date. */
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Niue"])
  // Niue alone differs from the town's date for twenty hours of the day.
  test.describe(`dates in ${timezoneId} @js`, { tag: timezoneId === "Pacific/Niue" ? [] : "@all" }, () => {
    test.use({ timezoneId });

    test("library, town, own posts and profile show the date of the reader's zone @all", async ({
      page,
      context,
    }) => {
      await join(context.request);
      const { id, shareId } = await publishPrompt(context.request, place);
      await makeToken(context.request, { name: "Backup" });
      const [{ createdAt }] = await (await context.request.get("/api/prompts")).json();
      const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: timezoneId }).format(
        new Date(createdAt),
      );
      for (const path of ["/dashboard", "/my-town-prompts", "/profile"]) {
        await page.goto(`${path}?lang=en`);
        await hydrated(page);
        if (path === "/dashboard") await page.getByRole("article").getByRole("heading").click();
        await expect(page.locator("main"), path).toContainText(day);
      }
      await page.goto("/town-prompts?category=marketing&language=all&lang=en");
      await hydrated(page);
      const card = page.getByRole("article").filter({ has: page.locator(`a[href*="/prompts/${shareId}"]`) });
      await expect(card.locator("time")).toHaveText(day);
      expect(id).not.toBe("");
    });
  });
