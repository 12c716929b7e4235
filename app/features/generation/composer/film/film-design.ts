import type { Language } from "~/languages";
import type { Localized } from "../composition";
import {
  describeAspect,
  describeColour,
  describeLight,
  describeSetting,
  describeStyle,
  withWords,
} from "../scene/describe-look";
import type { Scene } from "../scene/scene";
import { extraPhrases } from "../scene/extra-phrases";
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

/** Kinds whose purpose lists points and no movement. */
const explained = new Set(["explainer", "photo-movie", "interview"]);

/** Kinds that are carried by a voice. */
const spoken = new Set(["explainer", "interview", "vlog", "recruitment", "documentary"]);

/** Kinds that say themselves how a drawn film is lit and shot. */
const stylised = new Set(["animation", "motion-graphics", "logo-sting"]);

const screen = /画面|screen|pantalla/iu;
const slash: Localized = { ja: "／", en: " / ", es: " / " };

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
  const extra = extraPhrases[language];
  const open = scene.task ? extra.tasked : scene.long ? label.pointed : `{{${words.topic.name}}}`;
  const subject = scene.subject ?? open;
  const people = scene.people && !scene.subject?.includes(scene.people) ? scene.people : undefined;
  const drawn = isDrawn(scene) && !stylised.has(kind.id);
  const made = drawn ? animation.words[language] : words;
  const screened = scene.moves.some((move) => screen.test(move));
  const usual = words.scene ?? subjectDefaults[scene.task ? "person" : scene.subjectClass][language].setting;
  const shooting = [...scene.moves, ...scene.views];
  const coloured =
    scene.colours.length + scene.light.words.length + scene.mood.words.length > 0 || scene.monochrome;
  const list = (pieces: string[]) => pieces.join(language === "ja" ? "、" : ", ");
  return [
    label.subject + subject,
    ...(people ? [label.people + people] : []),
    ...(scene.action && !scene.task && !explained.has(kind.id) && scene.action !== subject
      ? [label.mainAction + scene.action]
      : []),
    ...(scene.details.length > 0 ? [extra.details + scene.details.join(slash[language])] : []),
    label.scene + (screened ? extra.screenOnly : describeSetting(scene, usual, language)),
    label.light +
      describeLight(scene, screened ? extra.screenLight : made.light, language, kind.id === "logo-sting"),
    ...(coloured && kind.id !== "logo-sting" ? [label.colour + describeColour(scene, "", language)] : []),
    ...(scene.mood.words.length > 0 ? [label.mood + list(scene.mood.words)] : []),
    label.camera + (shooting.length > 0 ? withWords(shooting, label.cameraKept, language) : made.camera),
    label.style +
      (kind.id === "logo-sting"
        ? withWords(scene.style.words, words.style, language)
        : describeStyle(scene, screened ? extra.screenStyle : made.style, language)),
    label.audio + describeSound(scene, kind, language),
    ...(lettering ? [label.text + lettering] : []),
    ...(scene.captions && !lettering ? [label.text + extra.captions(scene.captions)] : []),
    label.duration + length,
    label.aspect + describeAspect(scene, kind.aspect, language),
    ...(scene.quality ? [extra.quality + scene.quality] : []),
  ];
}

function describeSound(scene: Scene, kind: FilmKind, language: Language): string {
  const label = filmPhrases[language];
  if (scene.silent) return label.soundless;
  if (scene.withoutMusic && scene.sounds.length === 0)
    return spoken.has(kind.id) ? extraPhrases[language].voiceOnly : label.placeSound;
  if (scene.sounds.length > 0) return withWords(scene.sounds, label.soundKept, language);
  const mood = ownSound.has(kind.id) ? undefined : scene.mood.families[0];
  return mood?.sound[language] ?? kind.words[language].audio;
}

function isDrawn(scene: Scene): boolean {
  return scene.animated || scene.style.families.some(({ medium }) => medium === "drawn");
}
