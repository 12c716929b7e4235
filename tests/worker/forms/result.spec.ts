import { newMember } from "../../support/clients/members";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { fromHere } from "../../support/clients/visitor";

const markdown = [
  "新入社員への案内を書く",
  "",
  "## 条件",
  "- 対象は{{部署}}",
  "- [社内の資料](https://example.com/wiki)と[罠](javascript:alert(1))",
  "",
  "```",
  "<img src=x onerror=alert(1)>",
  "```",
].join("\n");

/** Generates a prompt from a purpose; returns the path of its draft. */
async function generate(reader: PlainBrowser, purpose: string): Promise<string> {
  await reader.open(`/generate?purpose=${encodeURIComponent(purpose)}`);
  await reader.press("プロンプトを作る");
  expect(reader.some("#result")).toHaveLength(1);
  return reader.url.pathname;
}

test("the result is set by its Markdown, and as it was written a tap away", async ({ reader }) => {
  const draft = await generate(reader, "新入社員への案内");
  await reader.request.post(`${draft}/answers`, { headers: fromHere, form: { content: markdown } });
  await reader.open(draft);
  const [result] = reader.some("#result");
  const [set] = reader.some(".set-text", result);
  reader.one("heading", "条件", set);
  expect(reader.text(reader.all("listitem", undefined, set)[0])).toBe("対象は{{部署}}");
  expect(reader.text(reader.some("mark", set)[0])).toBe("{{部署}}");
  expect(reader.some("pre code", set)[0]!.textContent!.trim()).toBe("<img src=x onerror=alert(1)>");
  expect(reader.text(set)).toContain("社内の資料 (https://example.com/wiki)");
  expect(reader.all("link", undefined, set)).toEqual([]);
  expect(reader.text(set)).toContain("[罠](javascript:alert(1))");
  expect(reader.some(".raw-text > pre", result)[0]!.textContent).toBe(markdown);
  const ways = reader.all("radio", undefined, result) as HTMLInputElement[];
  expect(ways.map((way) => way.checked)).toEqual([true, false]);
  reader.choice("書式つき", result);
  reader.choice("書式なし", result);
});

test("the menu of the result opens the other services", async ({ reader }) => {
  await generate(reader, "断りのメール");
  const [bar] = reader.some("[data-action-bar]");
  const names = () => reader.all("link", undefined, bar).map((link) => reader.text(link));
  expect(names()).toEqual([expect.stringContaining("ChatGPT")]);
  await reader.press("ほかのサービスで開く", bar);
  const others = ["Claude", "Gemini", "Microsoft Copilot", "Perplexity", "Grok"];
  expect(names()).toEqual(["ChatGPT", ...others].map((name) => expect.stringContaining(name)));
});

test("a member shares the result in one step", async ({ author, baseURL }) => {
  const draft = await generate(author, "商店街の案内");
  await author.press("共有", author.one("main"));
  expect(author.path).toMatch(/^\/prompts\/\w{22}$/);
  const address = author.path;
  author.expectNotice("リンクで見られるようになりました");
  expect(author.text()).toContain(baseURL + address);
  author.one("heading", "商店街の案内");
  // Shared again, the link stays.
  await author.open(draft);
  await author.press("共有", author.one("main"));
  expect(author.path).toBe(address);
  // The page that finishes a share leads on to the shared prompt.
  await author.open(`${draft}/share`);
  expect(author.path).toBe(address);
});

test("a visitor's share is finished after the sign-in, with nothing lost", async ({ reader }) => {
  await generate(reader, "商店街の案内");
  await reader.press("共有", reader.one("main"));
  expect(reader.path).toMatch(/^\/auth\/register\?redirectTo=[^&]*share%3Ftext%3D[\w-]{43}$/);
  const { email, password } = newMember();
  reader.fill("メールアドレス", email);
  reader.fill("パスワード", password);
  reader.fill("パスワード（確認）", password);
  reader.check();
  await reader.press("アカウントを作成");
  expect(reader.path).toMatch(/^\/prompts\/\w{22}$/);
  reader.expectNotice("リンクで見られるようになりました");
  reader.one("heading", "商店街の案内");
});
