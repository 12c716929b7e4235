/** A text as it leaves the page: copied, or opened elsewhere. */
export interface Passed {
  text: string | Promise<string>;
  /** What is said with it, once the text is known; undefined: nothing. */
  note?: () => string | undefined;
}

/**
 * What leaves the page for a text that somebody wrote, when `at` was pressed: the text. While the translator is on it answers in its
 * place, so that what is read is what is copied.
 */
export const reading: { pass: (text: string | Promise<string>, at: Element) => Passed } = {
  pass: (text) => ({ text }),
};
