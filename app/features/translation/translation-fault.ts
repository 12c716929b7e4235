import { isJapanese, japaneseShare } from "./japanese";
import { keepsLineMarks } from "./line-marks";
import { markNumbers, maskParts, withoutMarks } from "./protected-parts";

/** How many times longer than the Japanese a translation may be. */
const mostGrowth = 8;
const roomForShort = 200;

const inlineMarks = ["*", "~~", "__", "]("];

/**
 * Why a translation of a masked text cannot be used, as far as plain code can see; null: it can. A part was lost, added or
 * changed, the markdown is another, or it is no translation at all.
 */
export function translationFault(translation: string, original: string): string | null {
  if (markNumbers(translation).join() !== markNumbers(original).join()) return "a protected part is lost";
  // Whatever a text talked the model into: no address and no tag that was not there before.
  if (maskParts(withoutMarks(translation)).parts.size > 0) return "something was added";
  if (!keepsLineMarks(translation, original)) return "headings or lists differ";
  if (inlineMarks.some((mark) => count(translation, mark) !== count(original, mark)))
    return "markdown marks differ";
  if (translation.length > original.length * mostGrowth + roomForShort) return "it is far longer";
  if (isJapanese(translation) && japaneseShare(translation) > 0.5) return "it is still in Japanese";
  return null;
}

const count = (text: string, mark: string) => text.split(mark).length;
