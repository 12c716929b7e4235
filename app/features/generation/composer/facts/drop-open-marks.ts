const pairs = ["「」", "『』", "“”", "«»"] as const;

/**
 * The text with every opening quotation mark that is never closed made a space, so that a search for
 * quotations does not run to the end of the text from each of them. Same length as the text.
 */
export function dropOpenMarks(text: string): string {
  return pairs.reduce((rest, pair) => {
    const closed = rest.lastIndexOf(pair.charAt(1)) + 1;
    return rest.slice(0, closed) + rest.slice(closed).replaceAll(pair.charAt(0), " ");
  }, text);
}
