import type { Language } from "~/languages";
import {
  describeAction,
  describeAspect,
  describeColour,
  describeLight,
  describeSetting,
  describeStyle,
  describeView,
} from "../scene/describe-look";
import type { Scene } from "../scene/scene";
import { subjectDefaults } from "../scene/subject-defaults";
import type { ChosenKind } from "./choose-picture-kind";
import { illustration } from "./kinds/illustration";
import { photo } from "./kinds/photo";
import { picturePhrases } from "./picture-phrases";

const symbols = new Set(["logo", "icon", "infographic"]);

/** The lines that describe the picture: what was given first, the kind's choices for the rest. */
export function pictureScene(
  scene: Scene,
  { kind, medium }: ChosenKind,
  lettering: string | undefined,
  language: Language,
): string[] {
  const words = kind.words[language];
  const label = picturePhrases[language];
  const usual = subjectDefaults[scene.subjectClass][language];
  const symbol = symbols.has(kind.id);
  const flat = kind.medium === "graphic";
  const foreign =
    medium !== kind.medium ? (medium === "photo" ? photo : illustration).words[language].style : words.style;
  const subject = scene.subject ?? (scene.long ? label.pointed : `{{${words.topic.name}}}`);
  const people = scene.people && !scene.subject?.includes(scene.people) ? scene.people : undefined;
  return [
    label.subject + subject,
    ...(people ? [label.people + people] : []),
    label.action +
      describeAction(
        symbol ? { ...scene, action: undefined } : scene,
        words.action ?? usual.action,
        language,
      ),
    label.setting +
      (symbol ? words.setting! : describeSetting(scene, words.setting ?? usual.setting, language)),
    label.light + (symbol ? words.light : describeLight(scene, words.light, language, flat)),
    label.colour +
      (symbol
        ? describeColour({ ...scene, light: { words: [], families: [] } }, words.colour, language)
        : describeColour(scene, words.colour, language)),
    label.style + describeStyle(scene, foreign, language),
    ...(scene.mood.words.length > 0
      ? [label.mood + scene.mood.words.join(language === "ja" ? "、" : ", ")]
      : []),
    label.composition + describeView(scene, words.composition, language),
    ...(medium === "photo" && words.lens && scene.views.length === 0 ? [label.lens + words.lens] : []),
    ...(lettering ? [label.text + lettering] : []),
    label.aspect + describeAspect(scene, kind.aspect, language),
    label.detail + (scene.long ? label.pointedDetail : words.detail),
  ];
}
