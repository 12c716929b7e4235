import { expect, test } from "../support/pages/journey";

const visitorPages = [
  "/auth",
  "/auth/register",
  "/auth/reset",
  "/auth/new-password?token=x",
  "/auth/verify?token=x",
];
const memberPages = ["/dashboard", "/profile", "/profile/delete"];

for (const language of ["ja", "en", "es"]) {
  test(`account pages fit a phone's width: ${language} @plain`, async ({ page, context, member }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const widths = async (path: string) => {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: window.innerWidth,
      }));
      expect(content, path).toBeLessThanOrEqual(screen);
    };
    for (const path of memberPages) await widths(path);
    await page.goto("/profile");
    await expect(page.getByRole("main")).toContainText(member.email);
    await context.clearCookies();
    for (const path of visitorPages) await widths(path);
  });
}
