const column = '(?:"\\w+"\\.)?"\\w+"';

/** A statement without the names of its columns, and the same however many values a list of its has. */
export const shortened = (query: string): string =>
  query
    .replace(new RegExp(`(?:${column}, ){2,}${column}`, "g"), "…")
    .replace(/in \(\?(, \?)*\)/g, "in (?, …)")
    .replace(/\n\s*\n/g, "\n");
