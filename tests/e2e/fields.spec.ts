import { join } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";
import { expect, hydrated, test } from "../support/pages/journey";

test("a member sets the kind of a prompt's fields; a wrong default is refused and kept", async ({
  page,
  context: { request },
  javaScriptEnabled,
}) => {
  await join(request);
  const made = await request.post("/api/prompts", {
    headers: fromHere,
    data: { originalInput: "お礼の手紙", content: "{{相手}}への手紙。\n・日付：{{日}}" },
  });
  const { id } = await made.json();
  await page.goto(`/dashboard/prompts/${id}`);
  if (javaScriptEnabled !== false) await hydrated(page);
  const fields = page.getByRole("region", { name: "入力項目" });
  await expect(fields.locator("summary")).toHaveText(["相手短い文", "日短い文"]);
  await fields.locator("summary").nth(1).click();
  await fields.getByRole("combobox", { name: "種類" }).selectOption("日付");
  await fields.getByRole("textbox", { name: "既定値" }).fill("あした");
  const form = page.locator("form").filter({ has: fields });
  await form.getByRole("button", { name: "保存" }).click();
  await expect(fields.getByText("2026-11-23 のような日付")).toBeVisible();
  await expect(fields.getByRole("textbox", { name: "既定値" })).toHaveValue("あした");
  await fields.getByRole("textbox", { name: "既定値" }).fill("2026-11-23");
  await form.getByRole("button", { name: "保存" }).click();
  await expect
    .poll(async () => (await (await request.get("/api/prompts")).json())[0].variables[1])
    .toMatchObject({ name: "日", kind: "date", value: "2026-11-23" });
});
