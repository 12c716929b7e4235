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
