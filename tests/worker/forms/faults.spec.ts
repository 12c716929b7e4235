import { faultsHeader } from "../../faults/faults";
import { createFolder, createPrompt } from "../../support/clients/create-prompt";
import { newMember, register, type Member } from "../../support/clients/members";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { readEmail } from "../../support/clients/read-email";
import { fromHere } from "../../support/clients/visitor";

const typed = "入力した言葉";

interface Filled {
  /** Name of the submit button. */
  send: string;
  /** The field that keeps its value; null for password forms, which are cleared. */
  keeps: string | null;
  /** The result of an accepted form. */
  done(): void;
  /** Fills in the passwords, which no page repeats. */
  passwords?(): void;
}

type Fill = (person: PlainBrowser, member: Member) => Promise<Filled>;

const notice = (person: PlainBrowser, text: string) => () => person.expectNotice(text);
const arrives = (person: PlainBrowser, path: RegExp) => () => expect(person.path).toMatch(path);
const openPrompt = async ({ request }: PlainBrowser) =>
  `/dashboard/prompts/${(await createPrompt(request, { originalInput: "街の案内" })).id}`;

function typeTwice(person: PlainBrowser, name: string, password: string) {
  person.fill(name, password);
  person.fill("パスワード（確認）", password);
}

/** Every kind of form of a member on its page, filled in. */
const ofMembers: Record<string, Fill> = {
  "an order of a prompt": async (person) => {
    await person.open("/generate");
    person.fill("やりたいことを書く", typed);
    const done = arrives(person, /^\/generate\/\w+/);
    return { send: "プロンプトを作る", keeps: "やりたいことを書く", done };
  },
  "a new folder": async (person) => {
    await person.open("/dashboard/folders/new");
    person.fill("フォルダー名", typed);
    return { send: "作成", keeps: "フォルダー名", done: notice(person, "フォルダーを作成しました") };
  },
  "a prompt of one's own": async (person) => {
    await person.open("/dashboard/new");
    person.fill("目的", "街の案内");
    person.fill("プロンプト", typed);
    return { send: "保存", keeps: "プロンプト", done: notice(person, "プロンプトを保存しました") };
  },
  "an edit": async (person) => {
    await person.open(await openPrompt(person));
    person.fill("目的", typed);
    return { send: "保存", keeps: "目的", done: notice(person, "プロンプトを更新しました") };
  },
  "a link to share": async (person) => {
    await person.open(`${await openPrompt(person)}/share`);
    person.fill("タイトル", typed);
    return { send: "共有リンクを作成", keeps: "タイトル", done: arrives(person, /^\/prompts\/\w{22}/) };
  },
  "a post to the town": async (person) => {
    await person.open(`${await openPrompt(person)}/publish`);
    person.choose("カテゴリー", "AI");
    person.choose("サブカテゴリー", "AIと倫理");
    person.fill("タイトル", typed);
    return { send: "投稿する", keeps: "タイトル", done: arrives(person, /^\/prompts\/\w{22}/) };
  },
  "a profile": async (person) => {
    await person.open("/profile/edit");
    person.fill("表示名", typed);
    return { send: "保存", keeps: "表示名", done: notice(person, "プロフィールを更新しました") };
  },
  "a new token": async (person) => {
    await person.open("/profile/tokens/new");
    person.fill("名前", typed);
    const done = () => void person.one("textbox", "作成したトークン");
    return { send: "トークンを作成", keeps: "名前", done };
  },
};

/** Those of a visitor with an account. */
const ofVisitors: Record<string, Fill> = {
  "a sign-in": async (person, { email, password }) => {
    await person.open("/auth");
    person.fill("メールアドレス", email);
    const passwords = () => person.fill("パスワード", password);
    const done = arrives(person, /^\/dashboard/);
    return { send: "ログイン", keeps: "メールアドレス", done, passwords };
  },
  "a registration": async (person) => {
    const { email, password } = newMember();
    await person.open("/auth/register");
    person.fill("メールアドレス", email);
    person.check();
    const passwords = () => typeTwice(person, "パスワード", password);
    const done = arrives(person, /^\/dashboard/);
    return { send: "アカウントを作成", keeps: "メールアドレス", done, passwords };
  },
  "a reset": async (person, { email }) => {
    await person.open("/auth/reset");
    person.fill("メールアドレス", email);
    return { send: "メールを送信", keeps: "メールアドレス", done: notice(person, "メールを送信しました") };
  },
  "a new password": async (person, { email }) => {
    await person.request.post("/auth/reset", { headers: fromHere, form: { email } });
    await person.open((await readEmail(person.request, email)).link);
    const passwords = () => typeTwice(person, "新しいパスワード", "lamps-along-the-quay");
    return {
      send: "パスワードを変更",
      keeps: null,
      done: notice(person, "パスワードを変更しました"),
      passwords,
    };
  },
};

async function sendTwice(person: PlainBrowser, { send, keeps, done, passwords }: Filled) {
  passwords?.();
  const main = () => person.one("main");
  const kept = keeps && person.value(keeps, main());
  const button = () =>
    person
      .all("button", send, keeps ? person.formWith(keeps) : main())
      .find((each) => each.matches("[type=submit]"))!;
  expect(button()).toBeDefined();
  person.headers[faultsHeader] = "db=error";
  await person.press(send, button().closest("form")!);
  delete person.headers[faultsHeader];
  expect(person.text()).toContain("サーバーで問題が起きました");
  if (person.all("button", "もう一度送信").length > 0) {
    await person.press("もう一度送信");
    if (!passwords) return done();
  } else if (keeps) expect(person.value(keeps, main())).toBe(kept);
  if (passwords) {
    const filled = person.some("input[type=password]").map((field) => (field as HTMLInputElement).value);
    expect(filled.join("")).toBe("");
    passwords();
  }
  await person.press(send, button().closest("form")!);
  done();
}

test.describe("a form sent to a failed database keeps its values, says what to do, and is sent again", () => {
  for (const [what, fill] of Object.entries(ofMembers))
    test(`${what}`, async ({ author }) => {
      await sendTwice(author, await fill(author, newMember()));
    });

  for (const [what, fill] of Object.entries(ofVisitors))
    test(`${what}`, async ({ newBrowser, reader }) => {
      const member = await register((await newBrowser()).request);
      await sendTwice(reader, await fill(reader, member));
    });
});

test("a prompt for a folder deleted in another tab is refused, and its values go into another one", async ({
  author,
}) => {
  const folderId = await createFolder(author.request, "仕事");
  await author.open("/dashboard/new");
  author.fill("目的", "街の案内");
  author.fill("プロンプト", typed);
  author.choose(/フォルダー$/, "仕事");
  await author.request.delete(`/api/folders/${folderId}`, { headers: fromHere });
  await author.press("保存");
  expect(author.text()).toContain("フォルダーが見つかりません");
  expect(author.value("プロンプト")).toBe(typed);
  author.choose(/フォルダー$/, "未分類");
  await author.press("保存");
  author.expectNotice("プロンプトを保存しました");
});
