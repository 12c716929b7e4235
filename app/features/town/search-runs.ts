import { foldText } from "~/features/texts/fold-text";
import { splitRuns } from "~/platform/search/split-runs";

import { searchLimit, searchRunLength, searchRunsLimit } from "./limits";

/**
 * What a search of the town looks for: the first runs of letters in it, the beginnings of long ones, folded as the texts
 * are, each once.
 */
export function searchRuns(search: string): string[] {
  const typed = [...search].slice(0, searchLimit).join("");
  const runs = splitRuns(foldText(typed)).map((run) => [...run].slice(0, searchRunLength).join(""));
  return [...new Set(runs)].slice(0, searchRunsLimit);
}
