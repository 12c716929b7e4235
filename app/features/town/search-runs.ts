import { foldText } from "~/features/texts/fold-text";
import { splitRuns } from "~/platform/search/split-runs";

import { searchLimit, searchRunsLimit } from "./limits";

/** What a search of the town looks for: the first runs of letters in it, folded as the texts are, each once. */
export function searchRuns(search: string): string[] {
  const typed = [...search].slice(0, searchLimit).join("");
  return [...new Set(splitRuns(foldText(typed)))].slice(0, searchRunsLimit);
}
