import type { Language } from "~/languages";
import {
  describeAspect,
  describeColour,
  describeLight,
  describeSetting,
  describeStyle,
  withWords,
} from "../scene/describe-look";
import type { Scene } from "../scene/scene";
import { subjectDefaults } from "../scene/subject-defaults";
import type { FilmKind } from "./film-kind";
import { filmPhrases } from "./film-phrases";
import { animation } from "./kinds/animation";

/** Kinds whose sound is speech or a song and does not follow the mood. */
const ownSound = new Set([
  "explainer",
  "interview",
  "music-video",
  "vlog",
  "recruitment",
  "cooking",
  "documentary",
  "logo-sting",
]);

/** Kinds that say themselves how a drawn film is lit and shot. */
const stylised = new Set(["animation", "motion-graphics", "logo-sting"]);

/** The lines that describe the film as a whole: what was given first, the kind's choices for the rest. */
export function filmDesign(
  scene: Scene,
  kind: FilmKind,
  length: string,
  lettering: string | undefined,
  language: Language,
): string[] {
  const words = kind.words[language];
  const label = filmPhrases[language];
  const subject = scene.subject ?? (scene.long ? label.pointed : `{{${words.topic.name}}}`);
  const people = scene.people && !scene.subject?.includes(scene.people) ? scene.people : undefined;
  const drawn = isDrawn(scene) && !stylised.has(kind.id);
  const made = drawn ? animation.words[language] : words;
  const shooting = [...scene.moves, ...scene.views];
  const coloured =
    scene.colours.length + scene.light.words.length + scene.mood.words.length > 0 || scene.monochrome;
  const list = (pieces: string[]) => pieces.join(language === "ja" ? "、" : ", ");
  return [
    label.subject + subject,
    ...(people ? [label.people + people] : []),
    ...(scene.action && scene.action !== subject ? [label.mainAction + scene.action] : []),
    label.scene +
      describeSetting(scene, words.scene ?? subjectDefaults[scene.subjectClass][language].setting, language),
    label.light + describeLight(scene, made.light, language, kind.id === "logo-sting"),
    ...(coloured && kind.id !== "logo-sting" ? [label.colour + describeColour(scene, "", language)] : []),
    ...(scene.mood.words.length > 0 ? [label.mood + list(scene.mood.words)] : []),
    label.camera + (shooting.length > 0 ? withWords(shooting, label.cameraKept, language) : made.camera),
    label.style +
      (kind.id === "logo-sting"
        ? withWords(scene.style.words, words.style, language)
        : describeStyle(scene, made.style, language)),
    label.audio + describeSound(scene, kind, language),
    ...(lettering ? [label.text + lettering] : []),
    label.duration + length,
    label.aspect + describeAspect(scene, kind.aspect, language),
  ];
}

function describeSound(scene: Scene, kind: FilmKind, language: Language): string {
  const label = filmPhrases[language];
  if (scene.silent) return label.soundless;
  if (scene.withoutMusic) return label.placeSound;
  if (scene.sounds.length > 0) return withWords(scene.sounds, label.soundKept, language);
  const mood = ownSound.has(kind.id) ? undefined : scene.mood.families[0];
  return mood?.sound[language] ?? kind.words[language].audio;
}

function isDrawn(scene: Scene): boolean {
  return scene.animated || scene.style.families.some(({ medium }) => medium === "drawn");
}
