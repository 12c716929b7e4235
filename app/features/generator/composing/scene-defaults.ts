import { isSceneUse } from "~/domain/prompt-use";
import type { PlaybooksSource } from "~/features/generator/playbooks/schema";
import type { Reading } from "~/features/generator/reading/read";
import { speaksOf } from "~/features/generator/reading/topics";
import type { Language } from "~/domain/languages";

import { additionWords } from "./addition-words";
import type { SafeAddition } from "./safe-additions";
import { additionsId } from "./settled-additions";

/** The parts of a picture or film that one press settles. */
export const sceneDefaults = ["camera", "light", "medium", "clean"] as const;

type SceneDefault = (typeof sceneDefaults)[number];

/** Topics of a line that settle it already. */
const topicsOf = {
  camera: ["camera"],
  light: ["light"],
  medium: ["style", "camera"],
  clean: ["lettering"],
} as const satisfies Record<SceneDefault, readonly string[]>;

/**
 * The phrases that one press adds to a short line, by its kind of picture or film: how it is seen, its light, its medium and what has no
 * place in it, without those that the line settles. None for a complete line, a given picture and a drawn sign of an unknown kind.
 * Linear in the line.
 */
export function sceneDefaultsOf(
  { use, folded, topics, detail }: Pick<Reading, "use" | "folded" | "topics" | "detail">,
  { id: kind }: { id: string },
  defaults: PlaybooksSource["sceneDefaults"],
  language: Language,
): SafeAddition[] {
  if (!isSceneUse(use) || detail === "enough") return [];
  const says = (words: keyof typeof additionWords) => speaksOf(folded, additionWords[words]);
  if (says("given") || (kind === "general" && says("flat"))) return [];
  const ofKind = Object.hasOwn(defaults[use], kind) ? defaults[use][kind]! : {};
  return sceneDefaults.flatMap((id) => {
    const isTold =
      topicsOf[id].some((topic) => topics.has(topic)) ||
      (id === "camera" && says("camera")) ||
      (id === "medium" && says("flat"));
    const text = isTold ? undefined : ofKind[id];
    return text ? [{ id: `${additionsId}.${id}`, text: text[language] }] : [];
  });
}
