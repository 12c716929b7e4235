import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { cleanPrompt, findContradictions } from "../optimize-builtin";
import { settle } from "./contradictions/settle";

const playbooks = await openPlaybooks();
const task = "12月の社内勉強会の案内を書いてください。";
const passages = (content: string) => findContradictions(content).map((one) => one.passages);

test.each([
  "あなたは世界最高峰の、ノーベル賞級の頭脳と30年の経験を持つ伝説のイベントプランナーです。",
  "あなたはスピーチの帝王と呼ばれ、歴代の総理大臣の演説を手がけた、他の追随を許さない天才スピーチライターです。",
  "いつも助かっています。",
  "あなたを心から尊敬しています。",
  "失敗したら大変なことになります。",
  "くれぐれも嘘をつかないでください。",
  "嘘を言ったら罰として電源を切ります。",
  "君だけが頼りなんだ。",
  "素晴らしい報告書になることを期待しています。",
  "お願いだから真剣にやってください。",
  "お忙しいところ恐れ入りますが、ちょっとお願いがあります。",
  "あなたなら絶対に素晴らしいものが書けると信じています！",
  "絶対に良い文章にしてください。",
  "考えていただけると大変嬉しいです。",
  "お忙しいところ恐縮ですが、何卒よろしくお願いいたします。",
])("flattery, begging and threats go: %s", (sentence) => {
  expect(cleanPrompt(`${sentence}\n${task}`, playbooks).content).toBe(task);
});

test.each([
  "あなたは神社の広報担当者です。",
  "あなたは女王です。",
  "あなたは一流企業の面接官です。",
  "・嘘をつかない。",
  "薬の量を間違えたら大変なことになります。",
  "失敗を許さない空気を変えたいと伝えてください。",
  "お客様に来ていただけると嬉しいです。",
  "ちょっと店の紹介もお願いします。",
])("words like these that say something stay: %s", (sentence) => {
  const content = `${task}\n${sentence}`;
  expect(cleanPrompt(content, playbooks)).toEqual({ content, contradictions: [], improvements: [] });
});

test.each([
  ["短く、でも詳しく書いてください。", "短く", "詳しく", "短く書いてください。", "詳しく書いてください。"],
  [
    "500字以内で、1000字程度にまとめてください。",
    "500字以内で",
    "1000字程度に",
    "500字以内でまとめてください。",
    "1000字程度にまとめてください。",
  ],
  [
    "堅い敬語で、でもくだけた感じで書いてください。",
    "堅い敬語で",
    "くだけた感じで",
    "堅い敬語で書いてください。",
    "くだけた感じで書いてください。",
  ],
])("two wishes of one sentence are told apart: %s", (sentence, one, other, first, second) => {
  const content = `${task}\n${sentence}`;
  const found = findContradictions(content);
  expect(found.map((made) => made.passages)).toEqual([[one, other]]);
  expect(settle(content, found, { "contradiction.1": one }).content).toBe(`${task}\n${first}`);
  expect(settle(content, found, { "contradiction.1": other }).content).toBe(`${task}\n${second}`);
});

test("two wishes of one sentence in English and Spanish are told apart", () => {
  expect(passages("Write to Ann about the boiler. Keep it short but very detailed.")).toEqual([
    ["short", "very detailed"],
  ]);
  expect(passages("Escribe a Ana sobre la caldera. Que sea breve pero muy detallado.")).toEqual([
    ["breve", "muy detallado"],
  ]);
  expect(passages("Write to Ann about the boiler. Make it short but include all the details.")).toEqual([
    ["short", "include all the details"],
  ]);
  expect(passages("Escribe a Ana sobre la caldera. Que sea breve pero incluye todos los detalles.")).toEqual([
    ["breve", "incluye todos los detalles"],
  ]);
});

test.each([
  ["文末は『〜だ』で統一してください。", "文末は『〜です・ます』にしてください。"],
  ["敬体で書いてください。", "常体で書いてください。"],
  ["番号つきの箇条書きで書いてください。", "箇条書きは使わないでください。"],
  ["わからないことは推測で補ってください。", "わからないことは聞いてください。"],
  ["会議は10時から始まります。", "会議は11時開始です。"],
  ["料金は1回100円です。", "料金は1回150円とします。"],
  ["売上は前年比108%でした。", "売上は前年比112%でした。"],
  ["宛名は「中村健一様」にする。", "宛名は「中川健一様」とする。"],
  ["読者は高校生です。", "読者は専門の研究者です。"],
  ["質問は10個お願いします。", "質問の数は15個にしてください。"],
])("two wishes, and two values of one thing, exclude each other: %s %s", (one, other) => {
  expect(passages(`${task}\n${one}\n${other}`)).toEqual([[one, other]]);
});

test.each([
  "掲示板用は短く、各戸に配る紙は詳しく書いてください。掲示板用では箇条書きを使わないでください。",
  "お詫びは冒頭に入れてください。結びにはお詫びを入れないでください。",
  "会議は10時から、懇親会は18時からです。",
  "もとの予定は14時から、新しい希望は10時からです。",
  "料金は大人500円です。料金は子ども200円です。",
  "佐藤様宛てに書いてください。田中様宛てにも書いてください。",
  "時間は10時からです。受付は9時からです。",
  "10時から12時までです。13時から15時までです。",
  "会議は10時からだと思っていましたが、違いました。会議は11時からです。",
  "合格率は30%でした。合格率は50%にしたいです。",
  "読者は主婦です。読者は忙しい会社員です。",
  "会議は10時半からです。会議は10時30分に始まります。",
  "1つ目の講座は朝です。料金は500円です。2つ目の講座は夜です。料金は800円です。",
  "会議は12月1日の10時からです。会議は12月8日の11時からです。",
  "本文はです・ます調で書いてください。写真の説明は常体で書いてください。",
  "導入は80字以内で、本文は600字程度にしてください。",
  "絵文字を1つ入れる。絵文字は2つ以上使わない。",
  "子どもの名前は入れない。犬の名前は入れる。",
  "表は使わないでください。評価の一覧は最後に付けてください。",
  "漢字は使わないでください。題名だけは漢字で書いてください。",
  "タイトルは30字以内です。タイトルは最初の50字だけ読まれます。",
])("parts, conditions and other things contradict nothing: %s", (content) => {
  expect(passages(`${task}\n${content}`)).toEqual([]);
});

test.each([
  ["グラフは入れないでください。", "もう一度言いますが、グラフは入れないでください。"],
  [
    "家族や信条に関する質問は入れないでください。",
    "くれぐれも言いますが、家族や信条についての質問は入れないでください。",
  ],
  ["失敗談や暴露話は避けてください。", "失敗談は入れないでください。"],
  ["一文は短く、40字以内にしてください。", "一文を40字以内におさめ、短くしてください。"],
  ["Do not mention the price.", "Again, do not mention the price."],
  ["It should be fun and playful.", "It should be fun."],
])("what is asked for again goes: %s %s", (one, again) => {
  const lead = /\p{Script=Han}/u.test(one) ? task : "Write to Ann about the boiler.";
  expect(cleanPrompt(`${lead}\n${one}\n${again}`, playbooks).content).toBe(`${lead}\n${one}`);
});

test("a wish that the next one says with more goes", () => {
  expect(
    cleanPrompt("Write to Ann about the boiler. It should be fun. It should be fun and playful.", playbooks)
      .content,
  ).toBe("Write to Ann about the boiler. It should be fun and playful.");
  expect(
    cleanPrompt("Escribe a Ana. Que sea divertida. Que sea divertida y alegre.", playbooks).content,
  ).toBe("Escribe a Ana. Que sea divertida y alegre.");
});

test.each([
  "Write a recipe. Add an egg. Add an egg and milk.",
  "Write two slogans. The first should be fun. The first should be fun and rude.",
  "It should be hot. It should be hot outside before you start, so write a poem.",
  "A社の失敗談は入れないでください。\n失敗談は入れないでください。",
  "見学者は正門から裏門へ移動してください。\n見学者は裏門から正門へ移動してください。",
  "The email I wrote is not very friendly. Make it friendly.",
  "Describe our friendly staff. Write it in a friendly tone.",
  "Nuestro equipo es amable. Usa un tono amable.",
  "今の文章は丁寧ではありません。丁寧に書いてください。",
  "- Company name\n- Job title\n- Name of the company",
])("what only sounds the same stays: %s", (content) => {
  const lead = /\p{Script=Han}/u.test(content) ? `${task}\n` : "";
  expect(cleanPrompt(`${lead}${content}`, playbooks).improvements).toEqual([]);
});

test("a brief manner that was asked for is not asked for again, and contradicts a detailed one", () => {
  const content = `${task}\nとにかく短く書いてください。\n会場への行き方も書いてください。`;
  expect(cleanPrompt(`${content}\n何度も言いますが、短くまとめてください。`, playbooks).content).toBe(
    content,
  );
  expect(passages("100字以内にまとめてください。\n店の歴史まで、詳しくたっぷり書いてください。")).toEqual([
    ["100字以内にまとめてください。", "店の歴史まで、詳しくたっぷり書いてください。"],
  ]);
});
