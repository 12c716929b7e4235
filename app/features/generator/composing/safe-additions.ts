import { isSceneUse } from "~/domain/prompt-use";
import type { Reading } from "~/features/generator/reading/read";
import { speaksOf } from "~/features/generator/reading/topics";
import { foldText } from "~/features/text/fold-text";
import type { Language } from "~/domain/languages";

import { additionTexts, additionWords } from "./addition-words";
import { additionsId } from "./settled-additions";

/** A phrase for a picture or film that is right for every subject; the person may switch it off. */
export interface SafeAddition {
  id: string;
  text: string;
}

export const isSafeAddition = ({ id }: { id: string }): boolean => id.startsWith(`${additionsId}.`);

type Kind = keyof typeof additionTexts;
type Says = (words: keyof typeof additionWords) => boolean;

/** Longest additions in all: words, or characters in Japanese. */
const most = { ja: 60, en: 25, es: 25 } as const;

const sizeOf = (text: string, language: Language) =>
  language === "ja" ? [...text].length : text.split(/\s+/u).length;

/**
 * The additions to a picture or film that need no question: the given picture as it is, the shape of the place it
 * is for, empty ground for text, one shot. It names no person, thing, season, mood, colour or lettering, and nothing
 * that the line already settles. Empty for text. Linear in the line.
 */
export function safeAdditions(
  { use, scene, folded, topics, detail }: Pick<Reading, "use" | "scene" | "folded" | "topics" | "detail">,
  language: Language,
): SafeAddition[] {
  if (!scene || !isSceneUse(use)) return [];
  // A logo that is excluded is none that is drawn.
  const shown = foldText(scene.wanted);
  const says: Says = (words) => speaksOf(words === "flat" ? shown : folded, additionWords[words]);
  const { place, ratio, form } = scene;
  const wanted: Kind[] = [];
  if (says("given") && !says("kept") && !says("restyle")) wanted.push(givenKind(use, says));
  if (place && form !== "midjourney" && ratio === place.ratio && !says("shape")) wanted.push("shape");
  const isLettered = topics.has("lettering") || says("ground") || scene.excluded.length > 0;
  if (place?.carriesText && use === "image" && !isLettered) wanted.push("ground");
  const isFilmed = use === "video" && !says("given") && !says("flat") && detail !== "enough";
  if (isFilmed && !topics.has("camera") && !says("camera")) wanted.push("take");
  let room: number = most[language];
  return wanted.flatMap((kind) => {
    const text = kind === "shape" ? shapeOf(ratio!, language) : additionTexts[kind]![language];
    room -= sizeOf(text, language) + (language === "ja" ? 1 : 0);
    return room >= 0 ? [{ id: `${additionsId}.${kind}`, text }] : [];
  });
}

/** How far a given picture, clip or logo stays as it is: a line that changes it means the rest. */
function givenKind(use: "image" | "video", says: Says): Kind {
  if (says("change") && !says("givenLogo")) return "others";
  if (says("givenLogo")) return "logo";
  return use === "video" && !says("givenStill") ? "clip" : "picture";
}

/** "vertical 9:16 format", from a ratio. */
function shapeOf(ratio: string, language: Language): string {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const kind = width === height ? "square" : width > height ? "wide" : "tall";
  return additionTexts[kind][language].replace("{ratio}", ratio);
}
