import { compose } from "~/features/generator/composing/compose";

import type { Draft } from "./get-draft.server";

type Result = Pick<Draft, "id" | "content" | "composition" | "originalInput" | "use">;

/** The result that a result was made from again. */
export interface EarlierResult {
  id: string;
  /** `edited`: only it has what was written by hand. `changed`: another text of the same line. */
  state: "same" | "edited" | "changed";
  content: string;
}

/** The ids of a series of results, each text of a kind once; the draft stands for its copies. */
export function distinctResults(results: readonly Result[], draftId: string): string[] {
  const ids = new Map<string, string>();
  for (const { id, content, composition } of results) {
    const text = `${composition?.kind}\n${content}`;
    if (id === draftId || !ids.has(text)) ids.set(text, id);
  }
  return [...ids.values()];
}

/**
 * The last of the results before, as far as a person has to know of it; null for that of another line. The same text as any of them is
 * told of; another kind's questions are seen.
 */
export function earlierResult(results: readonly Result[], draft: Omit<Result, "id">): EarlierResult | null {
  const earlier = results.at(-1);
  if (!earlier) return null;
  const { id, content } = earlier;
  const isOfKind = earlier.composition?.kind === draft.composition?.kind;
  if (content === draft.content) return isOfKind ? { id, state: "same", content } : null;
  if (earlier.composition && content !== compose(earlier.composition))
    return { id, state: "edited", content };
  if (isOfKind && results.some((other) => other.content === draft.content))
    return { id, state: "same", content: draft.content };
  const isOfLine = earlier.originalInput === draft.originalInput && earlier.use === draft.use;
  return isOfLine ? { id, state: "changed", content } : null;
}
