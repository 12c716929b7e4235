import { withBlanks } from "../../app/domain/placeholders";
import { en } from "../../app/i18n/locales/en";
import { register } from "../support/clients/members";
import { expect, expectToast, hydrated } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { askedTexts } from "../support/factories/pretend-translation";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import {
  inLanguage,
  japanese,
  lane,
  publishJapanese,
  switchTo,
  test,
  textsOf,
  words,
  type Language,
} from "../support/pages/translator-journey";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

test.beforeEach(() => lane.script({ kind: "translate" }));

test("people's texts are shown in the reader's language as they arrive, and restored again", async ({
  page,
  author,
  asked,
}) => {
  const { word, prompts } = await publishJapanese(author, 13);
  const foreign = ["An English letter", "Una carta en español"];
  for (const originalInput of foreign)
    await publishPrompt(author, { originalInput: `${originalInput} ${word}`, content: `Write it. ${word}` });
  const [newest, last] = [prompts[0]!, prompts.at(-1)!];
  const card = (language: Language, { originalInput } = newest) =>
    page.getByRole("article", { name: inLanguage(originalInput, language), exact: true });
  const expectCard = async (language: Language, prompt = newest) => {
    await expect(card(language, prompt)).toBeVisible();
    for (const text of [prompt.originalInput, prompt.content, prompt.tags[0]!])
      await expect(
        card(language, prompt).getByText(inLanguage(withBlanks(text), language), { exact: true }),
      ).toBeVisible();
  };

  await page.goto(`/town-prompts?search=${word}&language=all`);
  await hydrated(page);
  const originals = await textsOf(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<div id="added"><p title="題名" translate="yes">本文<b>太字</b></p><img alt="写真"><input placeholder="記入欄" value="値">
      <button aria-label="印">x</button><textarea placeholder="欄">書きかけ</textarea><code>関数</code><pre>整形</pre>
      <style>/* 様式 */</style><script type="text/plain">台本</script><p contenteditable>入力</p><p translate="no">固有</p></div>`,
    );
  });
  const added = await page.locator("#added").innerHTML();

  await switchTo(page, "en");
  await expectCard("en");
  for (const originalInput of foreign)
    await expect(page.getByRole("heading", { name: `${originalInput} ${word}` })).toBeVisible();
  const shown = ["題名", "本文", "太字", "写真", "記入欄", "印", "欄"].reduce(
    (html, text) =>
      html.replace(`"${text}"`, `"en${text.length}"`).replace(`>${text}<`, `>en${text.length}<`),
    added,
  );
  const unnamed = async () => (await page.locator("#added").innerHTML()).replaceAll(' lang="en"', "");
  await expect.poll(unnamed).toBe(shown);
  // Translations are marked with their language for screen readers.
  for (const part of ["p[title]", "b"])
    await expect(page.locator(`#added ${part}`)).toHaveAttribute("lang", "en");
  expect(await page.locator("#added input").inputValue()).toBe("値");

  await card("en").getByRole("button", { name: en.prompts.copy }).click();
  await expectToast(page, en.translation.passed.translated);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    withBlanks(inLanguage(newest.content, "en")),
  );
  await page.getByRole("link", { name: en.shell.pages.next }).click();
  await expectCard("en", last);
  await page.goBack();
  await card("en").getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inLanguage(newest.originalInput, "en"));
  await expect(page.locator("pre:visible").first()).toHaveText(
    inLanguage(newest.content, "en").replace("{{店名}}", "店名"),
  );
  await page.goBack();

  await expectCard("en");
  await switchTo(page, "es");
  await expectCard("es");
  await switchTo(page, "ja");
  await expectCard("ja");
  await expect.poll(() => textsOf(page)).toEqual(originals);
  await expect.poll(() => page.locator("#added").innerHTML()).toBe(added);

  // In the order of the page.
  const places = prompts.slice(0, 12).map(({ originalInput }) => asked.flat().indexOf(originalInput));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const calls = (await lane.calls()).flatMap(({ body }) => askedTexts(body));
  for (const text of [...calls, ...asked.flat()]) expect(text).toMatch(japanese);
  expect(asked.flat().filter((text) => foreign.some((one) => text.includes(one)))).toEqual([]);
});

test("translations are stored for 24 hours @all", async ({ page, author, asked, context }) => {
  const { word, prompts } = await publishJapanese(author);
  const address = `/town-prompts?search=${word}&language=all&lang=en`;
  const heading = inLanguage(prompts[0]!.originalInput, "en");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const first = asked.flat().toSorted();
  expect(first).toContain(prompts[0]!.content);

  await page.reload();
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.flat().toSorted()).toEqual(first);

  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 });
  const again = later.waitForRequest("**/api/translate/batch");
  await later.goto(address);
  expect((await again).postDataJSON().texts.toSorted()).toEqual(first);
  await expect(later.getByRole("heading", { name: heading })).toBeVisible();
  await later.close();
});

test("a failed model leaves the page readable, and nothing is requested twice", async ({
  page,
  author,
  asked,
}) => {
  await lane.script();
  const { word, prompts } = await publishJapanese(author, 13);
  const heading = (index: number) =>
    page.getByRole("heading", { name: prompts.at(index)!.originalInput, exact: true });
  const turn = async (name: string, index: number) => {
    await page.getByRole("link", { name }).click();
    await expect(heading(index)).toBeVisible();
  };
  await page.goto(`/town-prompts?search=${word}&language=all&lang=en`);
  await expect.poll(async () => (await lane.calls()).length).toBeGreaterThan(0);
  await turn(en.shell.pages.next, -1);
  await expect.poll(() => asked.flat()).toContain(prompts.at(-1)!.originalInput);
  await page.waitForLoadState("networkidle");
  await turn(en.shell.pages.previous, 0);
  await turn(en.shell.pages.next, -1);
  await page.waitForLoadState("networkidle");
  expect(asked.flat()).toHaveLength(new Set(asked.flat()).size);

  // After a failure the whole site pauses its requests for a while.
  asked.length = 0;
  await page.route("**/api/translate/batch", (route) => route.abort());
  await page.reload();
  await expect.poll(() => asked).toHaveLength(1);
  await turn(en.shell.pages.previous, 0);
  await page.waitForLoadState("networkidle");
  await expect(heading(0)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("the end of a session deletes a member's stored translations @all", async ({ page, context }) => {
  await register(context.request);
  await context.clearCookies({ name: "flash" });
  const secret = `内緒の計画 ${uniqueWord()}`;
  await createPrompt(context.request, { originalInput: secret });
  const remembered = () => page.evaluate(() => JSON.stringify(localStorage));
  await page.goto("/dashboard?lang=es");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: inLanguage(secret, "es") })).toBeVisible();
  expect(await remembered()).toContain(secret);
  // In another language than that of the translations.
  await switchTo(page, "ja");
  const { menu } = words.ja.shell;
  await page.getByRole("button", { name: menu.open }).click();
  await page.getByRole("dialog").getByRole("button", { name: menu.signOut }).click();
  await expectToast(page, words.ja.flash.done.signed_out);
  await expect.poll(remembered).not.toContain(secret);
});

test(
  "the language is switched ten times during reading, editing and dialogs",
  { tag: "@all" },
  async ({ page, context, author }) => {
    await register(context.request);
    // The registration's toast would appear on the first page.
    await context.clearCookies({ name: "flash" });
    const { word, prompts } = await publishJapanese(author, 13);
    const own = `町内会のお知らせ ${word}`;
    await createPrompt(context.request, { originalInput: own, content: `お知らせを書く ${word}` });
    let language: Language = "ja";
    const t = () => words[language];
    const go = async (next: Language) => switchTo(page, (language = next));
    const heading = (text: string) =>
      page.getByRole("heading", { name: inLanguage(text, language), exact: true });

    await page.goto(`/town-prompts?search=${word}&language=all`);
    await hydrated(page);
    await go("en");
    // The next page, before this one's texts arrive: by keyboard, since arriving texts move the link under a pointer.
    await page.getByRole("link", { name: t().shell.pages.next }).press("Enter");
    await expect(heading(prompts.at(-1)!.originalInput)).toBeVisible();
    await go("es");
    await page.goBack();
    // The address of the page before is in English.
    language = "en";
    await expect(heading(prompts[0]!.originalInput)).toBeVisible();
    await go("ja");
    await expect(heading(prompts[0]!.originalInput)).toBeVisible();

    await page.goto("/dashboard");
    await hydrated(page);
    await go("es");
    await heading(own).click();
    await expect(page.getByText(inLanguage(`お知らせを書く ${word}`, "es"))).toBeVisible();
    await page.getByRole("link", { name: t().library.card.edit, exact: true }).click();
    const purpose = () => page.getByRole("textbox", { name: t().library.card.purpose, exact: true });
    await expect(purpose()).toHaveValue(own);
    await purpose().fill(`改めた${own}`);
    await go("en");
    await expect(purpose()).toHaveValue(`改めた${own}`);
    await go("ja");
    await go("en");
    await expect(page.getByRole("textbox", { name: t().library.card.content, exact: true })).toHaveValue(
      `お知らせを書く ${word}`,
    );
    await page.getByRole("button", { name: t().library.card.save, exact: true }).click();
    await expect(heading(`改めた${own}`)).toBeVisible();

    await page.getByRole("link", { name: t().library.card.optimize }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox").first()).toHaveValue(`改めた${own}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await go("es");
    await page.getByRole("link", { name: t().library.card.remove }).click();
    await expect(page.getByRole("alertdialog", { name: t().library.card.removeTitle })).toBeVisible();
    await page.keyboard.press("Escape");
    await go("ja");
    await expect(heading(`改めた${own}`)).toBeVisible();
    await go("en");
    await expect(heading(`改めた${own}`)).toBeVisible();
    await expect.poll(async () => (await textsOf(page)).filter((text) => japanese.test(text))).toEqual([]);
  },
);
