import type { Composition, Facts, Purpose, Section } from "../composition";
import { purposeVariables } from "../purpose-variables";
import { quotePurpose } from "../quote-purpose";
import { renderPrompt } from "../render";
import { readScene } from "../scene/read-scene";
import { sceneTags } from "../scene/scene-tags";
import { chooseFilmKind } from "./choose-film-kind";
import { filmDesign } from "./film-design";
import { filmLettering } from "./film-lettering";
import { filmPhrases } from "./film-phrases";
import { filmStudy } from "./film-study";
import { timeBeats } from "./time-beats";

const longestVertical = 30;

/** Composes the prompt for a film from its purpose and the facts read from it. */
export function composeFilm(purpose: Purpose, facts: Facts): Omit<Composition, "language"> {
  const { language } = facts;
  const { text } = purpose;
  const kind = chooseFilmKind(text, language);
  const words = kind.words[language];
  const label = filmPhrases[language];
  const scene = readScene(text, facts, Object.values(kind.keywords).flat());
  const lettering = filmLettering(text, facts, scene, kind);
  const asked = scene.subject || scene.long ? [] : [words.topic];
  const vertical = scene.aspect?.ratio === "9:16";
  const seconds =
    scene.duration?.seconds ?? (vertical ? Math.min(kind.seconds, longestVertical) : kind.seconds);
  const given = scene.duration?.words;
  const length = given && !/(?:-|\d) ?second$/iu.test(given) ? given : label.seconds(seconds);
  const beats = timeBeats(seconds, kind.shares, language);
  const colon = language === "ja" ? "：" : ": ";
  const avoid = [...words.avoid, label.flaws];

  const sections: Section[] = [
    { title: label.request, body: words.order },
    { title: label.purpose, body: quotePurpose(text) },
    { title: label.inputs, variables: [...asked, ...purposeVariables(text, language)] },
    { title: label.design, items: filmDesign(scene, kind, length, lettering, language) },
    { title: label.beats, steps: beats.map(({ index, time }) => time + colon + (words.beats[index] ?? "")) },
    { title: label.must, items: scene.limits },
    { title: label.avoid, items: purpose.deepThinking ? avoid : avoid.slice(-2) },
  ];
  const plan = { beats, seconds, asked: asked.length > 0, lettered: lettering !== undefined };
  return {
    content: renderPrompt(
      purpose.deepThinking ? [...sections, ...filmStudy(scene, facts, kind, plan)] : sections,
      language,
    ),
    kind: kind.id,
    tags: sceneTags(words.topicTag, scene),
  };
}
