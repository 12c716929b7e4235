import { contentLimit } from "~/features/prompts/limits";

import type { ModelWork } from "./model-work";
import { visibleText } from "./visible-text";

/**
 * Turns the growing answer of a stage that writes into `delta` progress. The last characters are held back until more come,
 * so that a repetition of the instructions is noticed before it is shown.
 */
export function streamContent({
  canary,
  repeatsInstructions,
  onProgress,
}: Pick<ModelWork, "canary" | "repeatsInstructions" | "onProgress">) {
  let shown = "";
  const show = (text: string) => {
    if (text.length <= shown.length || !text.startsWith(shown)) return;
    onProgress({ delta: text.slice(shown.length) });
    shown = text;
  };
  return {
    onPartial(partial: unknown) {
      if (typeof partial !== "object" || partial === null || !("content" in partial)) return;
      const { content } = partial;
      if (typeof content !== "string" || content.length > contentLimit || repeatsInstructions(content))
        return;
      show(visibleText(content).trimStart().slice(0, -canary.length));
    },
    /** Shows what is still missing of the whole text. */
    finish: show,
  };
}
