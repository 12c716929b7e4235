import type { Language } from "~/languages";
import {
  describeAction,
  describeAspect,
  describeColour,
  describeLight,
  describeSetting,
  describeStyle,
  describeView,
  withWords,
} from "../scene/describe-look";
import { extraPhrases } from "../scene/extra-phrases";
import type { Scene } from "../scene/scene";
import { subjectDefaults } from "../scene/subject-defaults";
import type { ChosenKind } from "./choose-picture-kind";
import { illustration } from "./kinds/illustration";
import { photo } from "./kinds/photo";
import { picturePhrases } from "./picture-phrases";

const symbols = new Set(["logo", "icon", "infographic"]);

const expression =
  /笑顔|微笑|泣き顔|怒り顔|真顔|表情|(?<!\p{L})(?:smil|laugh|cry|angry|sad|scared|sonri|llor|enfadad|triste|asustad)\p{L}*/iu;
const focal = /\d\s?mm/iu;
const behind = /後ろ姿|from behind|de espaldas/iu;
/** Kinds whose colours come from what is shown and not from the sky. */
const ownColour = new Set([...symbols, "food", "product"]);

/** The lines that describe the picture: what was given first, the kind's choices for the rest. */
export function pictureScene(
  scene: Scene,
  { kind, medium }: ChosenKind,
  lettering: string | undefined,
  language: Language,
): string[] {
  const words = kind.words[language];
  const label = picturePhrases[language];
  const extra = extraPhrases[language];
  const usual = subjectDefaults[scene.task ? "person" : scene.subjectClass][language];
  const plain = (scene.subject ?? "").length > (language === "ja" ? 12 : 24);
  const figure = scene.subjectClass === "person" || scene.subjectClass === "animal";
  const usualAction = scene.views.some((view) => behind.test(view))
    ? extra.fromBehind
    : figure && expression.test(scene.subject ?? "")
      ? extra.expression
      : scene.subjectClass === "animal" && plain
        ? extra.animalActs
        : usual.action;
  const symbol = symbols.has(kind.id);
  const flat = kind.medium === "graphic";
  const foreign =
    medium !== kind.medium ? (medium === "photo" ? photo : illustration).words[language].style : words.style;
  const open = scene.task ? extra.tasked : scene.long ? label.pointed : `{{${words.topic.name}}}`;
  const subject = scene.subject ?? open;
  const people = scene.people && !scene.subject?.includes(scene.people) ? scene.people : undefined;
  return [
    label.subject + subject,
    ...(people ? [label.people + people] : []),
    ...(scene.details.length > 0
      ? [extra.details + scene.details.join(language === "ja" ? "／" : " / ")]
      : []),
    label.action +
      describeAction(
        symbol || scene.task ? { ...scene, action: undefined } : scene,
        words.action ?? usualAction,
        language,
      ),
    label.setting +
      (symbol && !scene.backdrop
        ? words.setting!
        : describeSetting(scene, words.setting ?? usual.setting, language)),
    label.light + (symbol ? words.light : describeLight(scene, words.light, language, flat)),
    label.colour +
      (ownColour.has(kind.id)
        ? describeColour({ ...scene, light: { words: [], families: [] } }, words.colour, language)
        : describeColour(scene, words.colour, language)),
    label.style +
      (symbol ? withWords(scene.style.words, foreign, language) : describeStyle(scene, foreign, language)),
    ...(scene.mood.words.length > 0
      ? [label.mood + scene.mood.words.join(language === "ja" ? "、" : ", ")]
      : []),
    label.composition +
      describeView(scene, scene.backdrop && !symbol && !flat ? extra.centred : words.composition, language),
    ...(medium === "photo" &&
    words.lens &&
    scene.views.length === 0 &&
    !focal.test(scene.style.words.join(" "))
      ? [label.lens + words.lens]
      : []),
    ...(lettering ? [label.text + lettering] : []),
    label.aspect + describeAspect(scene, kind.aspect, language),
    ...(scene.quality ? [extra.quality + scene.quality] : []),
    label.detail + (scene.long && !scene.task ? label.pointedDetail : words.detail),
  ];
}
