import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { cleanPrompt } from "../optimize-builtin";

const playbooks = await openPlaybooks();
const task = "町内会の夏祭りのお知らせを200字以内で書いてください。";

test.each([
  "お忙しいところ恐縮ですが、何卒よろしくお願い申し上げます。",
  "いつもすばらしい文章をありがとうございます。ChatGPTさんの文章は本当に感動します。",
  "チャッピーいつもありがとね!!",
  "とにかく分かりやすく、いい感じで",
  "長くなってすみません。",
  "すみません、長文になってしまいます💦",
  "わがまま言ってごめんなさい🙏",
  "夜遅くにすみません。",
  "毎度毎度すみません…",
  "また来ちゃいました笑",
  "最近やっと涼しくなってきましたね。",
  "今日は暑いですね。",
  "AIにこんなことを頼むのは初めてで緊張しています。",
  "人間より文章が上手ですよね",
  "あなただけが頼りです",
  "どんな文章になるか楽しみです",
  "完璧なものを期待しております。",
  "いい文章を待ってます！",
  "マジで緊張してます助けてください😭",
  "なるはやでお願いします",
  "これ落としたら留年なんです、ほんとに。",
  "いい文章だったら課金します。",
  "ダメだったらGeminiに乗り換えます",
  "プロが書いたような仕上がりでお願いします",
  "じっくり考えて最高のやつ頼みます",
  "書き終わったら見直してください",
  "誤字脱字のないようにお願いします",
  "以上です、よろしくお願いします！",
  "頼むで、ほんま。",
])("courtesy of any wording goes: %s", (courtesy) => {
  expect(cleanPrompt(`${courtesy}\n${task}`, playbooks).content).toBe(task);
  expect(cleanPrompt(`${task}\n${courtesy}`, playbooks).content).toBe(task);
});

test.each([
  ["お忙しいところ恐れ入りますが、", "下の表を小学4年生にもわかるように書き直していただけますか。"],
  ["すみませんが、", "できれば断りのメールを書いていただけないでしょうか"],
  ["ChatGPTさん、お手数ですが、", "PTAの挨拶文を書いてください。"],
  ["急で申し訳ないんだけど、", "明日の朝礼のスピーチを考えてほしいです"],
  ["夜分にすみません、", "介護施設で働いている者です。"],
  ["本当に困っているので、", "PTAの挨拶文を書いてください。"],
])("a clause of courtesy goes from before its request: %s", (lead, request) => {
  expect(cleanPrompt(`${lead}${request}\n参加は15人です。`, playbooks).content).toBe(
    `${request}\n参加は15人です。`,
  );
});

test("courtesy goes from behind a request, and from behind a mark without a space", () => {
  expect(cleanPrompt("PTAの挨拶文を書いてください、よろしくお願いします。", playbooks).content).toBe(
    "PTAの挨拶文を書いてください。",
  );
  expect(cleanPrompt("いつもお世話になっています!看護師3年目です。案内文を書いて。", playbooks).content).toBe(
    "看護師3年目です。案内文を書いて。",
  );
});

test("a heading over other headings stays where its own lines go", () => {
  const content = "# 短編の依頼\nよろしくお願いします。\n## 設定\n- 舞台は炭鉱町";
  expect(cleanPrompt(content, playbooks).content).toBe("# 短編の依頼\n## 設定\n- 舞台は炭鉱町");
});

test.each([
  "お礼のメールを書いてください。",
  "お礼を書いてください。",
  "お客様は商品の使い方が分からず困っています。",
  "締めは「よろしくお願いいたします」で。",
  "お手数ですが、から始めてください。",
  "すみません、と最初に謝る文にしてください。",
  "急で申し訳ないけど、明日休みたいと伝えてください。",
  "お願いしたいのは、窓口の延長です。",
  "AIへの頼みごとを、一枚にまとめてください。",
  "文字数は400字以内でお願いします。",
  "カジュアルにお願いします。",
  "パソコンが苦手な母に説明します。",
  "最近寝不足です。",
  "転職を迷っています。相談に乗ってください。",
  "味付けはお任せします。",
  "母に贈る手紙です。\n孫は6歳です。\nいつもありがとう。\n体に気をつけて。\n便箋1枚で。",
  "英語に訳してください。\nお元気ですか？\nありがとうございます。",
  "隣の犬の声が\n困っています",
  "メールの文面を\nお願いします",
])("words like these that say something stay: %s", (words) => {
  const content = `${task}\n${words}`;
  expect(cleanPrompt(content, playbooks).content).toBe(content);
});

test("a task stays, however vaguely it is wished for", () => {
  const content =
    "友だちが5人くらい来るんですね。なんかいい感じの遊びとか考えてもらえたらすごく嬉しいなと思ってます！";
  expect(cleanPrompt(content, playbooks).content).toBe(content);
});

test("a length stays, however vaguely it is wished for", () => {
  const content = "Escribe un brindis para mi tía. Algo bonito, ya sabes, que no sea muy largo, creo yo.";
  expect(cleanPrompt(content, playbooks).content).toBe(content);
});
