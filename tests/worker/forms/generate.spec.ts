import { withoutAsking } from "~/domain/asking-leads";

import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";
import { line } from "../../support/pages/generator-page";

const box = "やりたいことを書く";
const result = (reader: PlainBrowser) => reader.some("#result")[0]!;
const text = (reader: PlainBrowser) => reader.some("#result .raw-text > pre")[0]!.textContent!;
const openLine = (reader: PlainBrowser) => reader.unfold(/行を変える/);
const create = (reader: PlainBrowser) => reader.press("プロンプトを作る");

test("a visitor turns one line into a prompt on its own address", async ({ reader }) => {
  const purpose = "取引先の田中さんへの、納期遅れのお詫びメール。300字以内で";
  await reader.open("/");
  expect(reader.choice("文章生成").checked).toBe(true);
  expect(reader.choice("Deep Thinking").checked).toBe(true);
  reader.fill(box, purpose);
  await create(reader);
  expect(reader.path + reader.url.hash).toMatch(/^\/generate\/\w{22}#result$/);
  // It is not called finished while nothing is answered and the AI still asks.
  for (const moment of ["made", "reloaded"]) {
    const asking = reader.one("region", "AIがまず聞いてくるプロンプト");
    for (const part of [purpose, "文章生成用", "内蔵の作成機能で作成"])
      expect(reader.text(asking), moment).toContain(part);
    openLine(reader);
    expect(reader.value(box)).toBe(purpose);
    expect(withoutAsking(text(reader))).toBe(purpose);
    await reader.reload();
  }
});

for (const { use, services } of [
  { use: "文章生成", services: 6 },
  { use: "業務自動化", services: 6 },
  { use: "画像生成", services: 5 },
  { use: "動画生成", services: 7 },
])
  test(`${use}: the prompt opens in ${services} services, with text to copy by hand`, async ({ reader }) => {
    await reader.open("/generate");
    reader.check(use);
    reader.fill(box, "新しいパン屋を紹介する");
    await create(reader);
    expect(reader.text(result(reader))).toContain(`${use}用`);
    const links = result(reader).querySelectorAll("a[target=_blank]");
    expect(links).toHaveLength(services);
    await reader.press("ほかのサービスで開く");
    expect(reader.text()).toContain("AIを開く");
    expect(reader.text()).not.toContain("コピーしてAIを開く");
    expect(reader.all("button", "コピー", result(reader))).toEqual([]);
  });

test("Deep Thinking asks more, and shows its name", async ({ reader }) => {
  const asked: number[] = [];
  for (const deep of [true, false]) {
    await reader.open("/generate");
    expect(reader.text()).toContain("質問は最大5つ");
    reader.fill(box, line);
    if (deep) reader.check("Deep Thinking");
    else reader.uncheck("Deep Thinking");
    await create(reader);
    openLine(reader);
    expect(reader.choice("Deep Thinking").checked).toBe(deep);
    asked.push(result(reader).querySelectorAll("[name^='own:']").length);
  }
  expect(asked[0]).toBeGreaterThan(asked[1]!);
});

test("saving leads a visitor to the registration, and the prompt is still there afterwards", async ({
  reader,
}) => {
  await reader.open("/generate?use=image&purpose=雨の日の喫茶店");
  await create(reader);
  const { pathname } = reader.url;
  await reader.press("保存");
  expect(reader.path).toBe(`/auth/register?redirectTo=${encodeURIComponent(`${pathname}/save`)}`);
  expect(reader.text()).toContain("プロンプトはすぐライブラリに入ります");
  await reader.follow("プロンプトに戻る");
  expect(reader.text(reader.one("region", "できあがったプロンプト"))).toContain("雨の日の喫茶店");
});

test("regenerating starts from the original purpose, and brings another prompt each time", async ({
  reader,
}) => {
  await reader.open(`/generate?purpose=${encodeURIComponent(line)}`);
  await create(reader);
  const first = text(reader);
  for (let count = 0; count < 2; count += 1) {
    const before = { text: text(reader), path: reader.path };
    await reader.press("作り直す");
    expect(reader.path).not.toBe(before.path);
    expect(text(reader)).not.toBe(before.text);
    expect(text(reader).startsWith(line)).toBe(true);
    expect(reader.text()).not.toContain("同じプロンプトになりました");
    // What is new is marked, and the former text is a step away, as the new one is from there.
    const marked = [...result(reader).querySelectorAll(".raw-text ins")].map(
      ({ textContent }) => textContent,
    );
    const isNew = (each: string) => each !== "" && !before.text.split("\n").includes(each);
    const fresh = text(reader).split("\n").filter(isNew).join("\n");
    for (const part of marked) expect(fresh).toContain(part);
    expect(marked).not.toEqual([]);
    // Of a passage that begins otherwise, its end is not.
    expect(marked.join("").length).toBeLessThan(fresh.length);
    const now = text(reader);
    await reader.follow("前の文に戻す");
    expect(text(reader)).toBe(before.text);
    await reader.follow("次の文に進む");
    expect(text(reader)).toBe(now);
  }
  expect(text(reader)).not.toBe(first);
});

test("regenerating keeps the kind, and a text edited by hand a step away", async ({ reader }) => {
  await reader.open(`/generate?purpose=${encodeURIComponent(line)}`);
  await create(reader);
  const kind = () => reader.unfold(/別の種類/, result(reader)).querySelector("summary strong")!.textContent;
  const first = { kind: kind(), address: reader.url.pathname };
  reader.unfold(/編集/, result(reader));
  reader.fill("プロンプトを編集", "直した文");
  await reader.press("編集した内容を保存");
  await reader.open(first.address);
  await reader.press("作り直す");
  expect(kind()).toBe(first.kind);
  expect(text(reader).startsWith(line)).toBe(true);
  await reader.follow("前の文に戻す");
  expect(reader.url.pathname).toBe(first.address);
  expect(text(reader)).toBe("直した文");
});

test("a prompt in which nothing can vary is told to be the same", async ({ reader }) => {
  await reader.open(`/generate?purpose=${encodeURIComponent(line)}`);
  await create(reader);
  reader.uncheck("残りはAIに質問してもらう");
  await reader.press("答えを入れる", result(reader));
  const before = text(reader);
  await reader.press("作り直す");
  expect(text(reader)).toBe(before);
  const said = reader.text();
  expect(said).toContain("同じプロンプトになりました");
  // The copy is not counted, and nothing leads to it.
  expect(said).not.toMatch(/個のうち|前の文に戻す/);
});

test("another kind of task is chosen in the result, and the first one again", async ({ reader }) => {
  await reader.open(`/generate?purpose=${encodeURIComponent(line)}`);
  await create(reader);
  const kinds = () => reader.unfold(/別の種類/, result(reader));
  const named = () => kinds().querySelector("summary strong")!.textContent!;
  const first = named();
  const before = text(reader);
  const other = reader.text(reader.all("button", undefined, kinds())[0]);
  await reader.press(other, kinds());
  expect(named()).toBe(other);
  expect(text(reader)).not.toBe(before);
  expect(text(reader).startsWith(line)).toBe(true);
  openLine(reader);
  expect(reader.value(box)).toBe(line);
  await reader.press(first, kinds());
  expect(named()).toBe(first);
  expect(text(reader)).toBe(before);
});

test("a picture of another kind has the additions of that kind, and none of the one before", async ({
  reader,
}) => {
  await reader.open(`/generate?use=image&purpose=${encodeURIComponent("花と女の子")}`);
  await create(reader);
  const kinds = () => reader.unfold(/別の種類/, result(reader));
  const added = () => text(reader).split("、").slice(1);
  const first = { kind: kinds().querySelector("summary strong")!.textContent!, added: added() };
  const wish = reader.all("checkbox", undefined, result(reader)).find((one) => !one.hasAttribute("checked"))!;
  reader.check(reader.text(wish.closest("label")!));
  await reader.press("答えを入れる", result(reader));
  await reader.press(reader.text(reader.all("button", undefined, kinds())[0]), kinds());
  const other = added();
  expect(other.filter((phrase) => first.added.includes(phrase))).toEqual([]);
  await reader.press(first.kind, kinds());
  expect(added()).toEqual(first.added);
});

test("an example fills the box", async ({ reader }) => {
  await reader.open("/");
  await reader.follow("家計簿アプリの紹介文を200字で");
  expect(reader.value(box)).toBe("家計簿アプリの紹介文を200字で");
});

test("people's text is escaped", async ({ reader }) => {
  const hostile = `<img src=x onerror="alert(1)"><script>alert(2)</script> ‮RTL‬ 🦊 </textarea>`;
  await reader.open("/generate");
  reader.fill(box, hostile);
  await create(reader);
  expect(reader.text(result(reader))).toContain("<script>alert(2)</script>");
  expect(reader.some("main :is(img, script:not([type]))")).toEqual([]);
  openLine(reader);
  expect(reader.value(box)).toBe(hostile);
});

test("a line over the limit comes back with the reason, and a link to its field", async ({ reader }) => {
  const long = "あ".repeat(4_001);
  await reader.open("/");
  reader.fill(box, long);
  await create(reader);
  expect(reader.value(box)).toBe(long);
  expect(reader.field(box).autofocus).toBe(true);
  expect(reader.text()).toContain("4,000文字以内で入力してください");
  const link = reader.one("link", box, reader.one("alert"));
  expect(link.getAttribute("href")).toBe("#purpose");
});

test("the result explains its shortness, and links the measurements", async ({ reader }) => {
  await reader.open(`/generate?purpose=${encodeURIComponent(line)}`);
  await create(reader);
  await reader.follow("なぜ短いのか", result(reader));
  reader.one("heading", "なぜ、短いプロンプトなのか");
});
