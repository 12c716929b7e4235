/** The first characters of a text, none of them cut in two. Reads no more of the text, which may be a file. */
export const firstCharacters = (text: string, count: number): string =>
  Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join("");
