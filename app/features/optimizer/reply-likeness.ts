import { knownLanguage } from "~/features/generator/reading/language";
import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";

/** Characters without marks from which a text can be told from another. */
const tellable = 40;

/** The share of a text that an improvement keeps and a finished piece of work does not; in Japanese a run is more words. */
const keptShare = { ja: 0.2, other: 0.5 };

/** Whether a text may be an improvement of the given one: it keeps enough of its words, or there are too few to tell. */
export function isImprovement(text: string, given: string): boolean {
  const words = comparedWords([given]);
  const share = keptShare[knownLanguage(given) === "ja" ? "ja" : "other"];
  return words.length < tellable || sharedPart(words, runsOf(comparedWords([text]))) >= share;
}
