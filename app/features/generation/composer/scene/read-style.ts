import type { Language } from "~/languages";
import { findFamilies } from "./find-families";
import { readOtherStyle } from "./read-other-style";
import type { Scene } from "./scene";
import { styles } from "./styles";

/** The known styles a purpose names, or else one style that only its form gives away. */
export function readStyle(text: string, language: Language): Scene["style"] {
  const found = findFamilies(styles, text);
  const other = found.words.length === 0 ? readOtherStyle(text, language) : undefined;
  return other ? { words: [other], families: [] } : found;
}
