import type { Facts, Section } from "../composition";
import { extraPhrases } from "../scene/extra-phrases";
import type { Scene } from "../scene/scene";
import type { ChosenKind } from "./choose-picture-kind";
import { picturePhrases } from "./picture-phrases";

interface Asked {
  asked: boolean;
  lettered: boolean;
}

/** What Deep Thinking adds: intent and assumptions, an alternative, checks and success criteria. */
export function pictureStudy(
  scene: Scene,
  facts: Facts,
  chosen: ChosenKind,
  { asked, lettered }: Asked,
): Section[] {
  const { language } = facts;
  const { kind, assumed } = chosen;
  const words = kind.words[language];
  const label = picturePhrases[language];
  const living = scene.subjectClass === "person" || scene.subjectClass === "animal";
  const lookGiven = scene.light.words.length > 0 && scene.colours.length > 0;
  return [
    {
      title: label.intent,
      items: [
        facts.audience ? label.audience(facts.audience) : label.readingOrder,
        ...(assumed && scene.style.families.length === 0 && chosen.medium === "photo"
          ? [label.photoAssumed]
          : []),
        ...(scene.aspect ? [] : [label.aspectAssumed(kind.aspect)]),
        ...(scene.task ? [extraPhrases[language].taskAssumed] : []),
        ...(lookGiven ? [] : [label.lookAssumed]),
        ...(asked ? [label.blank] : []),
      ],
    },
    { title: label.alternative, items: [words.alternative, label.keepRest] },
    {
      title: label.checks,
      steps: [
        label.allKept,
        ...words.checks,
        ...(living && !["portrait", "anime", "character", "illustration", "storybook"].includes(kind.id)
          ? [label.hands]
          : []),
        ...(lettered ? [label.spelling] : []),
        ...(scene.limits.length > 0 ? [label.limitsKept] : []),
      ],
    },
    { title: label.success, items: words.success },
  ];
}
