import { createPrompt } from "../../support/clients/create-prompt";
import { expect, test } from "../../support/clients/plain-browser";
import { publishPrompt } from "../../support/clients/publish-prompt";

test("a member sets the kind of a prompt's fields; a wrong default is refused and shown again", async ({
  author,
}) => {
  const content = "{{相手}}への手紙。\n・日付：{{日}}";
  const { id } = await createPrompt(author.request, { originalInput: "お礼の手紙", content });
  await author.open(`/dashboard/prompts/${id}`);
  const fields = () => author.one("region", "入力項目");
  const day = () => author.field("日", author.one("region", "フォームのプレビュー"));
  const folded = author.some("summary", fields()).map((summary) => author.text(summary));
  expect(folded).toEqual(["相手 短いテキスト", "日 短いテキスト"]);
  const definition = author.unfold(/^日/, fields());
  author.choose("種類", "日付", definition);
  author.fill("既定値", "あした", definition);
  expect(day().type).toBe("text");
  await author.press("保存", author.formWith("目的"));
  expect(author.text(fields())).toContain("2026-11-23 のような日付");
  expect(author.value("既定値", fields())).toBe("あした");
  expect(day().type).toBe("date");
  author.fill("既定値", "2026-11-23", fields());
  await author.press("保存", author.formWith("目的"));
  const [prompt] = await (await author.request.get("/api/prompts")).json();
  expect(prompt.variables[1]).toMatchObject({ name: "日", kind: "date", value: "2026-11-23" });
});

test("placeholders of another tool become fields by a checkbox", async ({ author }) => {
  await author.open("/dashboard/new");
  author.fill("目的", "お礼の手紙");
  author.fill("プロンプト", "${相手:山田様}へ、[[件]]のお\u200B礼。${相手}より先に。");
  author.check(/を入力項目にする/);
  await author.press("保存");
  author.expectNotice("保存しました");
  const [prompt] = await (await author.request.get("/api/prompts")).json();
  expect(prompt).toMatchObject({
    variables: [
      { name: "相手", value: "山田様" },
      { name: "件", value: null },
    ],
  });
  expect(prompt.content.replace("\u200B", "")).toBe("{{相手}}へ、{{件}}のお礼。{{相手}}より先に。");
});

test("a member sets the fields of a post", async ({ author }) => {
  const { originalInput } = await publishPrompt(author.request, { content: "{{時}}のあいさつ" });
  await author.open("/my-town-prompts");
  await author.follow("編集", author.one("article", originalInput));
  const definition = author.unfold(/^時/, author.one("region", "入力項目"));
  author.choose("種類", "選択", definition);
  author.fill("選択肢", "朝、昼、夜", definition);
  await author.press("保存");
  author.expectNotice("編集完了");
  const [{ variables }] = await (await author.request.get("/api/prompts")).json();
  expect(variables).toMatchObject([{ name: "時", kind: "choice", options: ["朝", "昼", "夜"] }]);
});
