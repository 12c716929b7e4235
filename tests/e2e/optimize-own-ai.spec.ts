import { optimization as en } from "../../app/i18n/locales/en/optimization";
import { optimization as es } from "../../app/i18n/locales/es/optimization";
import { optimization as ja } from "../../app/i18n/locales/ja/optimization";
import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { openPrompt } from "../support/pages/library-page";

const originalInput = "会議の案内メール";

const other = {
  ja: {
    content: `あなたは世界最高の専門家です。{{日時}}の会議の案内メールを書いてください。件名は20字まで、本文は丁寧に。`,
    improved: `{{日時}}の会議の案内メールを書いてください。件名は短く、本文は丁寧に。`,
  },
  en: {
    content:
      "You are a world-class expert. Write the invitation to the meeting on {{date}}, at most 120 words.",
    improved: "Write the invitation to the meeting on {{date}}, and keep it short.",
  },
  es: {
    content:
      "Eres un experto de nivel mundial. Escribe la invitación a la reunión del {{fecha}}, con 120 palabras como máximo.",
    improved: "Escribe la invitación a la reunión del {{fecha}}, breve y clara.",
  },
};
const says = { ja, en, es };

for (const language of ["ja", "en", "es"] as const)
  for (const [width, colorScheme, tag] of [
    [375, "dark", language === "ja" ? "@js" : "@all @js"],
    [1280, "light", "@all @js"],
  ] as const)
    test(`another AI's reply is compared and accepted in place, in ${language} at ${width} ${tag}`, async ({
      page,
      context,
    }) => {
      await join(context.request);
      const { content: before, improved } = other[language];
      const { id } = await createPrompt(context.request, { originalInput, content: before });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/dashboard?lang=${language}`);
      await hydrated(page);
      await openPrompt(page, originalInput);
      await page.locator("a[href$='/optimize']").click();
      const dialog = page.getByRole("dialog");
      const { ownAi, submit, losses, accept } = says[language];
      await dialog.getByRole("button", { name: submit, exact: true }).click();
      await dialog.getByText(ownAi.title).click();
      await dialog.getByText(ownAi.request).click();
      await expect(dialog.locator("pre")).toContainText("{{");
      await expect(dialog.getByRole("link", { name: "Claude" })).toHaveAttribute("href", /claude\.ai\/new/);
      const reply = dialog.getByRole("textbox", { name: ownAi.reply });
      await dialog.getByRole("button", { name: ownAi.read }).click();
      await expect(reply).toBeFocused();
      await reply.fill(`OK:\n\`\`\`\n${improved}\n\`\`\``);
      await dialog.getByRole("button", { name: ownAi.read }).click();
      await expect(dialog.getByText(losses)).toBeVisible();
      await expect(dialog.getByText(ownAi.by)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await dialog.getByRole("button", { name: accept }).click();
      await expect(dialog.getByRole("checkbox")).toHaveCount(0);
      const prompts = await (await context.request.get("/api/prompts")).json();
      expect(prompts).toMatchObject([{ id, content: improved }]);
    });
