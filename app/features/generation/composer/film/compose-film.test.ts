import { expect, test } from "vitest";
import { readFacts } from "../read-facts";
import { findFaults } from "../scene/find-faults.test-support";
import { composeFilm } from "./compose-film";
import { mannerFilmKinds, particularFilmKinds } from "./film-kinds";
import { filmPhrases } from "./film-phrases";
import { filmPurposes } from "./purposes.test-data";

function compose(text: string, deepThinking: boolean) {
  return composeFilm({ text, use: "video", deepThinking }, readFacts(text));
}

test.each(filmPurposes)(
  "a film prompt holds what it should: $id",
  ({ text, language, kind, lines, notAsked }) => {
    for (const deep of [true, false]) {
      const made = compose(text, deep);
      expect(readFacts(text).language).toBe(language);
      expect(made.kind).toBe(kind);
      expect(findFaults(made, text, language)).toEqual([]);
      const label = filmPhrases[language];
      for (const part of [label.subject, label.scene, label.light, label.camera, label.style, label.audio]) {
        expect(made.content).toContain(`- ${part}`);
      }
      expect(made.content).toContain(`- ${label.duration}`);
      expect(made.content).toContain(`- ${label.aspect}`);
      expect(made.content).toContain(`## ${label.beats}\n1. 0`);
      expect(made.content).toContain(`## ${label.avoid}`);
      for (const line of lines) expect(made.content).toContain(`- ${line}`);
      for (const name of notAsked) expect(made.content).not.toContain(`{{${name}}}`);
    }
  },
);

test.each(filmPurposes)("deep thinking adds its sections to a film prompt: $id", ({ text, language }) => {
  const label = filmPhrases[language];
  const deep = compose(text, true).content;
  const short = compose(text, false).content;
  expect(short.length).toBeLessThan(deep.length);
  for (const title of [label.intent, label.shots, label.checks, label.success]) {
    expect(deep).toContain(`## ${title}`);
    expect(short).not.toContain(`## ${title}`);
  }
});

test.each([...particularFilmKinds, ...mannerFilmKinds].map((kind) => [kind.id, kind] as const))(
  "the bare name of a film kind gives a usable prompt: %s",
  (_, kind) => {
    expect(kind.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const language of ["ja", "en", "es"] as const) {
      const text = kind.keywords[language][0] ?? "";
      const facts = { ...readFacts(text), language };
      const made = composeFilm({ text, use: "video", deepThinking: true }, facts);
      expect(made.kind).toBe(kind.id);
      expect(findFaults(made, text, language)).toEqual([]);
      expect(made.content).toContain(`{{${kind.words[language].topic.name}}}`);
    }
  },
);

test("an animated explainer has no tripod", () => {
  const made = compose(
    "Explainer video about how vaccines work for children, 2 minutes, flat animation",
    true,
  );
  expect(made.kind).toBe("explainer");
  expect(made.content).not.toContain("tripod");
  expect(made.content).toContain("Style: flat;");
});

test("a single take has no list of cuts", () => {
  const made = compose("夜の商店街をワンカットで歩く20秒の映像", true).content;
  expect(made).toContain("カメラ：ワンカット。");
  expect(made).not.toContain("0〜4秒：引き");
});

test("a silent film carries no music", () => {
  const made = compose("A silent 6-second clip of a paper boat drifting on a pond", true).content;
  expect(made).toContain("Audio: silent;");
  expect(made).not.toContain("restrained music");
});

test.each([
  ["30秒のコーヒー豆の紹介動画", "product-promotion", "挽く、切る、注ぐ"],
  ["コーヒー豆", "general", "カメラがゆっくり近づき"],
  ["犬が走る", "general", "「犬が走る」動きが始まり"],
  ["町工場の紹介", "introduction", "いつもの仕事や過ごし方"],
  ["京都旅行の紹介動画", "travel", "土地の全景"],
  ["結婚10周年のスライドショー風ムービー。写真30枚", "photo-movie", "古い順に写真を並べ"],
  ["time-lapse of bread rising, kitchen", "general", "the action “rising” begins"],
  ["ドローンで撮った棚田、4K", "travel", "土地の全景"],
  ["おばあちゃんが孫に折り紙を教える", "general", "動きが始まり"],
  ["A promo for our running shoes", "product-promotion", "up to three features"],
  ["A reel about our family bakery", "introduction", "everyday work or life"],
  ["Explain compound interest to teenagers, whiteboard style", "explainer", "each point in turn"],
  ["Anuncio de nuestra cafetería", "introduction", "el trabajo o la vida de cada día"],
])("the beats of %s suit a film of the kind %s", (text, kind, beat) => {
  const made = compose(text, false);
  expect(made.kind).toBe(kind);
  expect(made.content).toContain(beat);
});

test("without people no beat shows any", () => {
  const made = compose("洗剤のCM、人物なし", false).content;
  expect(made).not.toMatch(/手に取る|表情/);
  expect(compose("Shop tour of our store, no people", false).content).not.toMatch(
    /welcoming face|views of hands/,
  );
});

test("without text no name is left standing at the end", () => {
  expect(compose("Anuncio de zapatillas, sin texto", true).content).not.toContain("nombre");
});

test("subtitles are text and not sound, and a name is no caption", () => {
  const made = compose("町工場の「鉄男」さん、英語字幕", false).content;
  expect(made).toContain("- 画面に出す文字：英語字幕。");
  expect(made).not.toMatch(/音：.*字幕|「鉄男」（一字/);
});

test("a series of films says so and asks for each separately", () => {
  const made = compose("Series of 3 short clips (6 s each) introducing our coworking space", false).content;
  expect(made).toContain("Create a set of 3 matching films");
  expect(made).toContain("Duration: 6 s each");
  expect(made).toContain("- Series of 3 short clips: make each one separately");
});

test("photographs in one film are no series of films", () => {
  const made = compose("A slideshow of 25 photos for grandpa", false).content;
  expect(made).not.toContain("a set of 25");
  expect(compose("3本のリール、各6秒、うちの花屋", false).content).toContain("主題：うちの花屋");
});

test("a writing task under video becomes the situation around it", () => {
  const made = compose("Write an email to my boss asking for a day off", true).content;
  expect(made).toContain("Subject: a person at the work that the purpose describes");
  expect(made).toContain("reads as a writing task");
  expect(made).not.toContain("Main action:");
});

test("a thing that is ruled out does not decide the kind", () => {
  expect(compose("A cat on a roof, no logo", false).kind).toBe("general");
});

test("an opening film of a wedding looks back on the couple and lasts as long as asked", () => {
  const { content, kind } = compose(
    "結婚式のオープニングムービー。新郎けんた、新婦みさき。1分半くらい",
    true,
  );
  expect(kind).toBe("photo-movie");
  expect(content).toContain("- 長さ：1分半\n");
  expect(content).toContain("〜90秒：");
});
