import { fillPrompt, variablesOf } from "../../../app/domain/variables";
import { expect, test } from "../../support/clients/plain-browser";
import { sharePrompt } from "../../support/clients/share-prompt";
import { makeVariable } from "../../support/factories/make-variable";

test("a widget without scripts has no form that could not fill, but a link to the page that does", async ({
  author,
  reader,
}) => {
  const content = "Write to {{who}} in {{city}}.";
  const variables = variablesOf(content, [
    makeVariable("who", { label: "Who", required: true }),
    makeVariable("city", { kind: "choice", options: ["Lima", "Quito"], value: "Quito" }),
  ]);
  const { shareId, path } = await sharePrompt(author.request, { title: "A letter", content, variables });
  await reader.open(`/embed/${shareId}?view=form&lang=en`);
  expect(reader.some("form").map(({ id }) => id)).toEqual(["form"]);
  expect(reader.some("noscript style").map((part) => part.textContent)).toEqual(["#form{display:none}"]);
  const link = reader.one("link", "View page");
  expect(link.getAttribute("href")).toMatch(new RegExp(`${path}#use$`));
  const tab = reader.beside();
  await tab.open((link as HTMLAnchorElement).href);
  expect(tab.some(tab.url.hash)).toHaveLength(1);
  tab.fill("Who", "Ada");
  await tab.press("入力を反映");
  expect(tab.some("form pre")[0]!.textContent).toBe(fillPrompt(content, variables, { who: "Ada" }));
});

test("a widget shows its prompt whole, folded by its own switch, and no button that needs scripts", async ({
  author,
  reader,
}) => {
  const content = Array.from({ length: 30 }, (_, index) => `${index + 1}行目`).join("\n");
  const { shareId } = await sharePrompt(author.request, { content });
  await reader.open(`/embed/${shareId}`);
  expect(reader.some("pre").map((part) => part.textContent)).toEqual([content]);
  const fold = reader.some("input[type=checkbox]");
  expect(fold).toHaveLength(1);
  expect(
    reader
      .some("label")
      .map((label) => reader.text(label))
      .join(),
  ).toContain("すべて表示");
});
