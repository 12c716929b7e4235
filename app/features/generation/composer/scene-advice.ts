import type { Language } from "~/languages";

import { chooseFilmKind, settleFilmKind } from "./film/choose-film-kind";
import { filmDesign } from "./film/film-design";
import { filmPhrases } from "./film/film-phrases";
import { choosePictureKind } from "./picture/choose-picture-kind";
import { picturePhrases } from "./picture/picture-phrases";
import { pictureScene } from "./picture/picture-scene";
import { readFacts } from "./read-facts";
import { readScene } from "./scene/read-scene";
import type { Scene } from "./scene/scene";

const parts = ["light", "style", "composition", "camera", "audio", "duration", "aspect"] as const;

export type ScenePart = (typeof parts)[number];

/** What a picture or film shows, and a labelled line for every part of its look, chosen to suit the subject. */
export interface SceneAdvice {
  scene: Scene;
  lines: Partial<Record<ScenePart, string>>;
}

/** The composer's choices for the look of a picture or film that a text describes. */
export function sceneAdvice(text: string, use: "image" | "video", language: Language): SceneAdvice {
  const facts = { ...readFacts(text), language };
  if (use === "image") {
    const chosen = choosePictureKind(text, language);
    const scene = readScene(text, facts, Object.values(chosen.kind.keywords).flat());
    return {
      scene,
      lines: linesOf(pictureScene(scene, chosen, undefined, language), picturePhrases[language]),
    };
  }
  const kind = settleFilmKind(chooseFilmKind(text, language), true);
  const scene = readScene(text, facts, Object.values(kind.keywords).flat());
  const labels = filmPhrases[language];
  const length = scene.duration?.words ?? labels.seconds(kind.seconds);
  return { scene, lines: linesOf(filmDesign(scene, kind, length, undefined, language), labels) };
}

function linesOf(lines: readonly string[], labels: object): SceneAdvice["lines"] {
  const label = labels as Partial<Record<ScenePart, unknown>>;
  const found = parts.flatMap((part) => {
    const start = label[part];
    const line =
      typeof start === "string" ? lines.find((candidate) => candidate.startsWith(start)) : undefined;
    return line === undefined ? [] : [[part, line] as const];
  });
  return Object.fromEntries(found);
}
