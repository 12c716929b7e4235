import { firstCharacters } from "~/features/text/first-characters";
import { countCharacters, visibleText } from "~/features/text/visible-text";
import { purposeLimit } from "~/features/prompts/limits";

import type { SharedTexts } from "./kept";

/** A longer text, or one of several lines, is material for a request. */
const longestLine = 200;

/** The line and the material that a shared text becomes. */
interface ShareLine {
  purpose: string;
  /** The text is material, below a request. */
  isMaterial: boolean;
  /** The text was too long. */
  isCut: boolean;
}

/**
 * The line of texts that another app shares; a long one is put below `request`, and every one below the line that waits already. Linear in
 * the texts.
 */
export function lineOfShare(
  { title = "", text = "", url = "" }: SharedTexts,
  request: string,
  waiting = "",
): ShareLine {
  const parts = [title, text, url].map((part) => visibleText(part).trim());
  // Browsers put an address into the text, and its page's title before it.
  const shown = parts.filter((part, at) => part !== "" && !(at !== 1 && parts[1]!.includes(part)));
  const whole = shown.join("\n");
  const isMaterial = waiting !== "" || parts[1]!.length > longestLine || parts[1]!.includes("\n");
  const purpose = isMaterial ? `${waiting || request}\n\n${whole}` : whole;
  const isCut = countCharacters(purpose) > purposeLimit;
  return {
    purpose: firstCharacters(purpose, purposeLimit),
    isMaterial,
    isCut,
  };
}
