import type { Facts, Section } from "../composition";
import { extraPhrases } from "../scene/extra-phrases";
import type { Scene } from "../scene/scene";
import type { FilmKind } from "./film-kind";
import { filmPhrases } from "./film-phrases";
import type { Beat } from "./time-beats";

interface Plan {
  beats: Beat[];
  seconds: number;
  asked: boolean;
  lettered: boolean;
}

const oneTake = /ワンカット|長回し|one[- ]take|single take|long take|plano secuencia|una sola toma/iu;

/** What Deep Thinking adds: intent and assumptions, a shot list with continuity, checks and success criteria. */
export function filmStudy(scene: Scene, facts: Facts, kind: FilmKind, plan: Plan): Section[] {
  const { language } = facts;
  const words = kind.words[language];
  const label = filmPhrases[language];
  const { beats, seconds } = plan;
  const living = scene.subjectClass === "person" || scene.subjectClass === "animal";
  const continuous = scene.moves.some((move) => oneTake.test(move));
  const colon = language === "ja" ? "：" : ": ";
  const seen = new Set<string>();
  const shots = beats.map(({ index, time }) => {
    const framing = kind.framing[index] ?? "wide";
    const line = seen.has(framing) ? label.again : label.framing[framing];
    seen.add(framing);
    return time + colon + line;
  });
  return [
    {
      title: label.intent,
      items: [
        facts.audience ? label.audience(facts.audience) : label.oneIdea,
        ...(scene.duration ? [] : [label.durationAssumed(label.seconds(seconds))]),
        ...(scene.aspect ? [] : [label.aspectAssumed(kind.aspect)]),
        ...(scene.task ? [extraPhrases[language].taskAssumed] : []),
        label.lookAssumed,
        ...(plan.asked ? [label.blank] : []),
      ],
    },
    {
      title: label.shots,
      items: [
        ...(continuous ? [] : shots),
        words.continuity,
        ...(seconds > 10 && !continuous ? [label.pieces] : []),
      ],
    },
    {
      title: label.checks,
      steps: [
        label.allKept,
        label.lengthKept,
        words.check,
        ...(living ? [label.hands] : []),
        ...(plan.lettered ? [label.spelling] : []),
        ...(scene.limits.length > 0 ? [label.limitsKept] : []),
      ],
    },
    { title: label.success, items: words.success },
  ];
}
