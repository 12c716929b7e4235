const column = '(?:"\\w+"\\.)?"\\w+"';

/** A statement without its column names, and with lists of values of any length shortened. */
export const shortened = (query: string): string =>
  query
    .replace(new RegExp(`(?:${column}, ){2,}${column}`, "g"), "…")
    .replace(/in \(\?(, \?)*\)/g, "in (?, …)")
    .replace(/\n\s*\n/g, "\n");
