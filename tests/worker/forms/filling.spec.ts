import { createPrompt } from "../../support/clients/create-prompt";
import { descriptionOf, expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { publishPrompt } from "../../support/clients/publish-prompt";
import { sharePrompt } from "../../support/clients/share-prompt";

const form = (reader: PlainBrowser) => reader.one("form", "入力して使う");
const filled = (reader: PlainBrowser) => reader.some("pre", form(reader))[0]!.textContent;

test("from the town to a filled prompt", async ({ author, reader }) => {
  const { originalInput, shareId } = await publishPrompt(author.request, {
    content: "{{誰}} への手紙を書く。\n- 長さ：{{長さ}}",
  });
  await reader.open("/town-prompts");
  await reader.follow(originalInput, reader.one("article", originalInput));
  expect(reader.path).toBe(`/prompts/${shareId}`);
  const answer = "{{長さ}} $& <b>母</b>\u202E";
  reader.fill("誰", answer, form(reader));
  await reader.press("入力を反映", form(reader));
  expect(reader.path).toBe(`/prompts/${shareId}/use`);
  expect(filled(reader)).toBe("{{長さ}} $& <b>母</b>\u202E への手紙を書く。");
  expect(reader.value("誰")).toBe(answer);
  expect(reader.metadata("robots")).toBe("noindex");
  expect(reader.some("main b")).toEqual([]);
});

test("an open field after its own label is a blank, on its page and on its card", async ({
  author,
  reader,
}) => {
  const { originalInput, shareId } = await publishPrompt(author.request, {
    content: "案内を書く。\n- お店：{{お店}}\n- 日：{{いつ}}",
  });
  await reader.open(`/prompts/${shareId}`);
  expect(filled(reader)).toBe("案内を書く。\n- お店：____\n- 日：いつ");
  await reader.open("/town-prompts");
  expect(reader.text(reader.one("article", originalInput))).toContain("- お店：____");
});

test("a missing required answer is an error at its field, and nothing is lost", async ({
  author,
  reader,
}) => {
  const named = { question: "", options: [] as string[], required: false, value: null };
  const { path } = await sharePrompt(author.request, {
    content: "{{client}} へのお礼状を書く。\n- 口調：{{tone}}\n- 日付：{{day}}",
    variables: [
      { ...named, name: "client", label: "お客様", kind: "text", required: true },
      { ...named, name: "tone", label: "口調", kind: "choice", options: ["丁寧", "親しみ"] },
      { ...named, name: "day", label: "日付", kind: "date" },
    ],
  });
  await reader.open(path);
  reader.check("親しみ", form(reader));
  await reader.press("入力を反映", form(reader));
  const client = () => reader.field("お客様", form(reader));
  expect(client().getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(client())).toContain("入力してください");
  expect(reader.choice("親しみ", form(reader)).checked).toBe(true);
  reader.fill(client(), "青木様");
  await reader.press("入力を反映", form(reader));
  expect(filled(reader)).toBe("青木様 へのお礼状を書く。\n- 口調：親しみ");
});

test("a member's prompt is used from its card", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "商店街の案内", content: "{{店名}}を紹介する" });
  await author.open("/dashboard");
  await author.follow("使う", author.one("article", "商店街の案内"));
  expect(author.path).toMatch(/^\/dashboard\/prompts\/[^/]+\/use$/);
  author.fill("店名", "角の本屋");
  await author.press("入力を反映");
  expect(filled(author)).toBe("角の本屋を紹介する");
  const [used] = await (await author.request.get("/api/prompts")).json();
  expect(used.lastUsedAt).not.toBeNull();
});

test("a draft is used from its result", async ({ author }) => {
  await author.open(`/generate?purpose=${encodeURIComponent("{{店名}}を紹介する文章")}`);
  await author.press("プロンプトを作る");
  await author.follow("入力して使う", author.some("#result")[0]);
  expect(author.path).toMatch(/^\/generate\/[^/]+\/use$/);
  author.fill("店名", "角の本屋");
  await author.press("入力を反映");
  expect(filled(author)).toContain("角の本屋を紹介する文章");
  expect(author.value("店名")).toBe("角の本屋");
});
