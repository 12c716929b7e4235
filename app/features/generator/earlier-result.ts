import { compose } from "~/features/generator/composing/compose";

import type { Draft } from "./get-draft.server";

type Result = Pick<Draft, "id" | "content" | "composition">;

/** The result that a result was made from again: it has the same text, or one edited by hand, which only it keeps. */
export interface EarlierResult {
  id: string;
  isSame: boolean;
}

/** The result before, as far as a person has to know of it; null if there is nothing. Another kind's questions are seen. */
export function earlierResult(
  earlier: Result,
  { content, composition }: Pick<Draft, "content" | "composition">,
): EarlierResult | null {
  if (earlier.content === content && earlier.composition?.kind !== composition?.kind) return null;
  const isSame = earlier.content === content;
  const isEdited = earlier.composition !== null && earlier.content !== compose(earlier.composition);
  return isSame || isEdited ? { id: earlier.id, isSame } : null;
}
