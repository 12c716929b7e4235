import type { Composition, Facts, Purpose, Section } from "../composition";
import { purposeVariables } from "../purpose-variables";
import { quotePurpose } from "../quote-purpose";
import { renderPrompt } from "../render";
import { extraPhrases } from "../scene/extra-phrases";
import { readScene } from "../scene/read-scene";
import { sceneTags } from "../scene/scene-tags";
import { choosePictureKind } from "./choose-picture-kind";
import { pictureLettering } from "./picture-lettering";
import { picturePhrases } from "./picture-phrases";
import { pictureScene } from "./picture-scene";
import { pictureStudy } from "./picture-study";

const mostVariables = 3;

/** Composes the prompt for a picture from its purpose and the facts read from it. */
export function composePicture(purpose: Purpose, facts: Facts): Omit<Composition, "language"> {
  const { language } = facts;
  const { text } = purpose;
  const chosen = choosePictureKind(text, language);
  const words = chosen.kind.words[language];
  const label = picturePhrases[language];
  const scene = readScene(text, facts, Object.values(chosen.kind.keywords).flat());
  const lettering = pictureLettering(text, facts, scene, chosen.kind);
  const extra = extraPhrases[language];
  const given = purposeVariables(text, language);
  const asked = [
    ...(scene.subject || scene.long ? [] : [words.topic]),
    ...(lettering.variable ? [lettering.variable] : []),
  ];
  const variables = [...asked, ...given].slice(0, Math.max(mostVariables, given.length));
  const avoid = [...words.avoid, ...(scene.withoutText ? [] : [label.unwantedText])];

  const sections: Section[] = [
    { title: label.request, body: scene.series ? extra.pictures(scene.series.count) : words.order },
    { title: label.purpose, body: quotePurpose(text) },
    { title: label.inputs, variables },
    { title: label.scene, items: pictureScene(scene, chosen, lettering.words, language) },
    {
      title: label.must,
      items: scene.series
        ? [(scene.series.varied ? extra.variations : extra.series)(scene.series.words), ...scene.limits]
        : scene.limits,
    },
    { title: label.avoid, items: purpose.deepThinking ? avoid : avoid.slice(-2) },
  ];
  const study = pictureStudy(scene, facts, chosen, {
    asked: asked.length > 0,
    lettered: Boolean(lettering.words),
  });
  return {
    content: renderPrompt([...sections, ...(purpose.deepThinking ? study : [])], language),
    kind: chosen.kind.id,
    tags: sceneTags(words.topicTag, scene),
  };
}
