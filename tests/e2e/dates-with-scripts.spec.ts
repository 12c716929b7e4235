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

    test("dates stay as the server wrote them, from the second page on in the reader's zone @all", async ({
      page,
      context,
    }) => {
      await join(context.request);
      const { id, shareId } = await publishPrompt(context.request, place);
      await makeToken(context.request, { name: "Backup" });
      const [{ createdAt }] = await (await context.request.get("/api/prompts")).json();
      const dayIn = (timeZone: string) =>
        new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone }).format(new Date(createdAt));
      await page.goto("/my-town-prompts?lang=en");
      await hydrated(page);
      await expect(page.locator("main")).toContainText(dayIn("Asia/Tokyo"));
      const day = dayIn(timezoneId);
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
