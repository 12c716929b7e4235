import { builtinEngine } from "~/features/generator/model/engine";

import { changesAmong, changesBetween } from "./changes";
import { materialStart } from "./cleaning/mask-prompt";
import { explainChanges } from "./explain-changes";
import type { Optimization, OptimizationView, Pasted } from "./improvement";
import { ownAiRequest } from "./own-ai-request";
import type { OptimizationInput } from "./schema";

/** An improvement as the screen shows it, with the changes that were refused before. */
export function viewOptimization(
  input: OptimizationInput,
  optimization: Optimization,
  { refusedChanges = [], pasted = null }: { refusedChanges?: string[]; pasted?: Pasted | null },
): OptimizationView {
  // As its form will send it back.
  const content = optimization.content.trim();
  const pieces = changesBetween(input.content, content);
  return {
    ...optimization,
    ...explainChanges(changesAmong(pieces), optimization.improvements),
    content,
    input,
    refusedChanges,
    pieces,
    leftAlone: optimization.engine === builtinEngine ? materialStart(input.content) : null,
    request: ownAiRequest(pasted ? input.content : content),
    pasted,
  };
}
