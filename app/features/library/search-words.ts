import { foldText } from "~/features/texts/fold-text";

import { searchWordsLimit } from "./limits";

/** The words of a search, folded as the texts are; each has to be somewhere in a prompt. */
export const searchWords = (search: string): string[] =>
  [...new Set(foldText(search).split(/\s+/).filter(Boolean))].slice(0, searchWordsLimit);
