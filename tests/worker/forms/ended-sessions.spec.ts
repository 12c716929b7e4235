import { createPrompt } from "../../support/clients/create-prompt";
import { keepDraft } from "../../support/clients/make-one-of-each";
import { register, type Member } from "../../support/clients/members";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { sharePrompt } from "../../support/clients/share-prompt";
import { fromHere } from "../../support/clients/visitor";

const purpose = "閉店後の片づけ";
const edited = "直した手順を書いてください。";

const endSession = (reader: PlainBrowser) => reader.request.post("/auth/sign-out", { headers: fromHere });

async function signIn(tab: PlainBrowser, { email, password }: Member) {
  tab.fill("メールアドレス", email);
  tab.fill("パスワード", password);
  await tab.press("ログイン", tab.one("main"));
}

/** Signs in in another tab, and sends the form from the page of the ended session again. */
async function sendAgain(reader: PlainBrowser, member: Member, heading = "ログインが必要です") {
  expect(
    reader
      .all("heading")
      .map((each) => reader.text(each))
      .join(),
  ).toContain(heading);
  const link = reader.one("link", "ログイン（新しいタブ）");
  expect(link.getAttribute("target")).toBe("_blank");
  const tab = reader.beside();
  await tab.open((link as HTMLAnchorElement).href);
  await signIn(tab, member);
  expect(tab.path).toBe("/dashboard");
  await reader.press("もう一度送信");
}

let who: Member;

test.beforeEach(async ({ reader }) => {
  who = await register(reader.request);
});

test("a new prompt and a new folder are sent again after the sign-in", async ({ reader }) => {
  for (const { path, field, button, notice } of [
    { path: "/dashboard/new", field: "プロンプト", button: "保存", notice: "保存しました" },
    {
      path: "/dashboard/folders/new",
      field: "フォルダー名",
      button: "作成",
      notice: "フォルダーを作成しました",
    },
  ]) {
    await reader.open(path);
    reader.fill(field, edited);
    if (path === "/dashboard/new") reader.fill("目的", purpose);
    await endSession(reader);
    await reader.press(button, reader.formWith(field));
    await sendAgain(reader, who);
    reader.expectNotice(notice);
  }
  const prompts = await (await reader.request.get("/api/prompts")).json();
  expect(prompts).toMatchObject([{ originalInput: purpose, content: edited }]);
  expect(reader.text(reader.one("navigation", "フォルダー"))).toContain(edited);
});

test("a shared prompt's title is sent again", async ({ reader }) => {
  const { path } = await sharePrompt(reader.request, { title: "旧い題" });
  await reader.open(`${path}/edit`);
  reader.fill("タイトル", "新しい題");
  await endSession(reader);
  await reader.press("保存", reader.formWith("タイトル"));
  await sendAgain(reader, who);
  reader.one("heading", "新しい題");
});

test("the removal of all tags is sent again", async ({ reader }) => {
  const { id } = await createPrompt(reader.request, { originalInput: purpose, tags: ["社内"] });
  await reader.open(`/dashboard/prompts/${id}`);
  const form = reader.formWith("タグ（カンマ区切り）");
  reader.fill("タグ", "", form);
  await endSession(reader);
  await reader.press("保存", form);
  await sendAgain(reader, who);
  expect(reader.value("タグ（カンマ区切り）")).toBe("");
  const [prompt] = await (await reader.request.get("/api/prompts")).json();
  expect(prompt.tags).not.toContain("社内");
});

test(
  "a member whose session has ended returns to their draft, and saves it complete",
  { tag: "@promise-14a" },
  async ({ reader }) => {
    const address = `/generate/${await keepDraft(reader.request, purpose)}`;
    await reader.open(address);
    await endSession(reader);
    await reader.press("保存", reader.one("main"));
    await sendAgain(reader, who, "プロンプトが見つかりません");
    expect(reader.path).toBe(`${address}/save`);
    await reader.press("保存", reader.one("main"));
    reader.expectNotice("プロンプトを保存しました");

    await endSession(reader);
    await reader.open(address);
    reader.one("heading", "プロンプトが見つかりません");
    await reader.follow("ログイン", reader.one("main"));
    await signIn(reader, who);
    expect(reader.path).toBe(address);
    expect(reader.text()).toContain(purpose);
  },
);
