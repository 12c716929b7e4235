import { jpeg } from "../support/factories/pictures";
import { join } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { expect, test } from "../support/pages/journey";

const file = { name: "fox.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg) };

test("an author shows what a prompt made, and a reader uses its values @all", async ({ page, context }) => {
  await join(context.request);
  const { id, shareId } = await publishPrompt(context.request, {
    content: "Draw {{who}} in the snow.",
    category: "image",
    subcategory: "イラスト",
  });
  await page.goto(`/prompts/${shareId}?lang=en`);
  await page.getByRole("link", { name: "Add an example" }).click();
  await expect(page).toHaveURL(`/my-town-prompts/${id}/examples`);

  const picture = page.getByRole("form", { name: "Add a picture" });
  await picture.getByLabel("Picture file").setInputFiles(file);
  await picture.getByLabel("Description").fill("A fox in the snow");
  await picture.getByText("Values used").click();
  await picture.getByLabel("who").fill("a fox");
  await picture.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("article", { name: "Example 1" }).getByRole("img")).toHaveAttribute(
    "alt",
    "A fox in the snow",
  );
  const text = page.getByRole("form", { name: "Add a text" });
  await text.getByLabel("The text it made").fill("The fox crossed the field.");
  await text.getByRole("button", { name: "Add" }).click();
  const second = page.getByRole("article", { name: "Example 2" });
  await expect(second).toContainText("The fox crossed the field.");
  await second.getByRole("button", { name: "Move forward" }).click();
  await expect(page.getByRole("article", { name: "Example 1" })).toContainText("The fox crossed");

  await page.getByRole("article", { name: "Example 1" }).getByRole("link", { name: "Change" }).click();
  await expect(page.getByRole("heading", { name: "Change the example" })).toBeVisible();
  await page.getByLabel("The text it made").fill("The fox slept.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("article", { name: "Example 1" })).toContainText("The fox slept.");

  await page.getByRole("link", { name: "See its page" }).click();
  const shown = page.getByRole("region", { name: "What this prompt made" });
  // Above the form too, once: what a reader gets.
  await page.getByRole("link", { name: /^What this prompt made.*The fox slept\./ }).click();
  await expect(page).toHaveURL(`/prompts/${shareId}#examples`);
  await expect(shown).toBeInViewport();
  await expect(shown.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(shown.getByRole("link", { name: /^Open the large picture/ })).toHaveAttribute(
    "href",
    /^\/examples\/\w+\/picture\.webp$/,
  );
  await shown.getByRole("link", { name: "Use these values" }).click();
  await expect(page.getByLabel("who")).toHaveValue("a fox");
  await expect(page.getByText("Draw a fox in the snow.")).toBeVisible();

  await page.goto("/town-prompts?category=image");
  // Seen whole on the card too.
  await expect(page.getByRole("img", { name: "A fox in the snow" }).first()).toHaveCSS(
    "object-fit",
    "contain",
  );

  await page.goto(`/my-town-prompts/${id}/examples`);
  await page.getByRole("article", { name: "Example 2" }).getByRole("link", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});
