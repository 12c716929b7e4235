import type { Reading } from "~/features/reading/read";
import { speaksOf } from "~/features/reading/topics";
import type { Language } from "~/languages";

import { additionTexts, additionWords } from "./addition-words";

/** A phrase for a picture or film that is right for every subject; the person may switch it off. */
export interface SafeAddition {
  id: string;
  text: string;
}

/** Longest additions in all: words, or characters in Japanese. */
const most = { ja: 60, en: 25, es: 25 } as const;

const sizeOf = (text: string, language: Language) =>
  language === "ja" ? [...text].length : text.split(/\s+/u).length;

/**
 * What may be added to a picture or film without a question: the given picture as it is, the shape of the place it
 * is for, empty ground for text, one camera move, view, light and focus. It names no person, thing, season, mood,
 * colour or lettering, and nothing that the line already settles. Empty for text. Linear in the line.
 */
export function safeAdditions(
  { use, scene, folded, topics, detail }: Pick<Reading, "use" | "scene" | "folded" | "topics" | "detail">,
  language: Language,
): SafeAddition[] {
  if (!scene || (use !== "image" && use !== "video")) return [];
  const says = (words: keyof typeof additionWords) => speaksOf(folded, additionWords[words]);
  const has = (topic: string) => topics.has(topic);
  const isFlat = says("flat");
  const isGiven = says("given");
  const { place, ratio, form } = scene;
  const wanted: (keyof typeof additionTexts)[] = [];
  if (isGiven)
    wanted.push(says("givenLogo") ? "logo" : use === "video" && !says("givenStill") ? "clip" : "picture");
  const shape = place && form !== "midjourney" && ratio === place.ratio && !says("shape");
  if (shape) wanted.push("shape");
  if (place?.carriesText && use === "image" && !has("lettering") && !says("ground") && !scene.excluded.length)
    wanted.push("ground");
  // Light, view and focus of a given picture are its own; a drawn sign has none; a complete line needs none.
  if (!isGiven && !isFlat && detail !== "enough") {
    if (use === "video" && !has("camera") && !says("camera")) wanted.push("move");
    if (use === "image" && !has("camera") && !says("camera")) wanted.push("view");
    if (!has("light") && !says("light")) wanted.push("light");
    if (use === "image" && !says("focus") && !has("background")) wanted.push("focus");
  }
  let room: number = most[language];
  return wanted.flatMap((kind) => {
    const text = kind === "shape" ? shapeOf(ratio!, language) : additionTexts[kind]![language];
    room -= sizeOf(text, language) + (language === "ja" ? 1 : 0);
    return room >= 0 ? [{ id: `scene.${kind}`, text }] : [];
  });
}

/** "vertical 9:16 format", from a ratio. */
function shapeOf(ratio: string, language: Language): string {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  const kind = width === height ? "square" : width > height ? "wide" : "tall";
  return additionTexts[kind][language].replace("{ratio}", ratio);
}
