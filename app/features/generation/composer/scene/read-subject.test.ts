import { expect, test } from "vitest";
import { readFacts } from "../read-facts";
import { letteredQuotes } from "./lettered-quotes";
import { readScene } from "./read-scene";

const read = (text: string) => readScene(text, readFacts(text), []);
const lettered = (text: string, all = false) => letteredQuotes(text, readFacts(text).quotes, all);

test.each([
  ["洗剤のCM", "洗剤"],
  ["新しい勤怠システムの使い方を2分で。ナレーションあり", "新しい勤怠システムの使い方"],
  ["TikTok用に、柴犬が飛び上がる瞬間", "柴犬が飛び上がる瞬間"],
  ["猫が宇宙人と戦う映画の予告編みたいなやつ", "猫が宇宙人と戦う映画の予告編"],
  ["drone shot over a frozen lake at sunrise", "a frozen lake at sunrise"],
  ["Explain compound interest to teenagers in 90 seconds", "compound interest, explained to teenagers"],
  ['A promo for our oat milk "Oat" – 20s, vertical', 'our oat milk "Oat"'],
  ["a bookshop, one reader by the window", "a bookshop, one reader by the window"],
  ["perro astronauta jaja pero que se vea triste", "perro astronauta pero que se vea triste"],
  ["A vertical ad for Brightleaf cold brew: a cyclist stops", "Brightleaf cold brew: a cyclist stops"],
  ["看板用イラスト。三毛猫がカップの中で寝ている", "三毛猫"],
  ["Anuncio de 15 segundos para unas zapatillas", "unas zapatillas"],
])("the subject of %s", (text, subject) => {
  expect(read(text).subject).toBe(subject);
});

test("later sentences are kept as details, whatever their place in the purpose", () => {
  const text = "町工場の紹介。溶接の火花、70代の職人2人、90秒";
  expect(read(text).details).toEqual(["溶接の火花、70代の職人2人"]);
  expect(read("灯台の絵。波が寄せる。波が寄せる。").details).toEqual(["波が寄せる"]);
  const long = `A film about our lighthouse. ${"It stands on a rock. ".repeat(40)}Duration 45 seconds, no people.`;
  expect(read(long)).toMatchObject({ duration: { seconds: 45 }, limits: ["no people"] });
});

test("a mark inside a quotation ends no sentence and a comma there no clause", () => {
  expect(read("うさぎのキャラ「もち、うさ！」が手を振る").subject).toBe(
    "うさぎのキャラ「もち、うさ！」が手を振る",
  );
});

test("a name is no lettering, and words beside a cue are", () => {
  expect(lettered("柴犬の「こたろう」が跳ぶ、テロップ「びっくり！」")).toEqual(["びっくり！"]);
  expect(lettered("キャラ「もちうさ」、「おはよう」「りょ！」などの一言つき")).toEqual([
    "おはよう",
    "りょ！",
  ]);
  expect(lettered("「この道」を歌う少女、最後に「ありがとう」")).toEqual(["ありがとう"]);
  expect(lettered('labels "rain", "river" and "sea" on the water cycle')).toEqual(["rain", "river", "sea"]);
  expect(lettered("Aviso: «Felices fiestas»")).toEqual(["Felices fiestas"]);
  expect(lettered("「ねこ」が歩く")).toEqual([]);
  expect(lettered("「夏祭り」のポスター、「7月20日」", true)).toEqual(["夏祭り", "7月20日"]);
});

test("a writing task names nothing to be seen", () => {
  for (const text of ["議事録を要約して", "Write an email to my boss", "Traduce este contrato"])
    expect([read(text).task, read(text).subject]).toEqual([true, undefined]);
  expect(read("Draw a woman who writes an email").task).toBe(false);
  expect(read("ブログ記事のアイキャッチ画像を考えて").task).toBe(false);
});
