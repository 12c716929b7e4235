const opening = "<think>";
const closing = "</think>";

/**
 * Takes a growing reply piece by piece and returns what may be shown of each: nothing of the reasoning that some models write
 * between `<think>` tags at the beginning.
 */
export function visibleReply(): (piece: string) => string {
  let held = "";
  let isThinking = false;
  let isShown = false;
  return (piece) => {
    if (isShown) return piece;
    held += piece;
    for (;;) {
      if (!isThinking) {
        held = held.trimStart();
        if (opening.startsWith(held)) return "";
        isThinking = held.startsWith(opening);
        isShown = !isThinking;
        if (isShown) return held;
      }
      const end = held.indexOf(closing);
      isThinking = end < 0;
      held = isThinking ? held.slice(-closing.length) : held.slice(end + closing.length);
      if (isThinking) return "";
    }
  };
}
