/** The pieces of one typeface: files that each hold a part of its characters, and the index that says which. */
export interface Typeface {
  /** Where the JSON lies that gives the range of code points of every piece by its name. */
  index: string;
  /** Where the piece of that name lies. */
  piece(name: string): string | undefined;
  /** By how much its letters are enlarged to stand beside those of the others. */
  scale: number;
}

/** The address of each static asset, by its place in the source tree. */
const indexes = import.meta.glob<string>(
  "/node_modules/@fontsource/{noto-sans-jp,source-sans-3,noto-emoji}/unicode.json",
  { query: "?url&no-inline", import: "default", eager: true },
);
const pieces = import.meta.glob<string>(
  [
    "/node_modules/@fontsource/{noto-sans-jp,source-sans-3,noto-emoji}/files/*-700-normal.woff",
    // The same characters again, in one file each.
    "!**/noto-sans-jp-japanese-*",
    "!**/noto-emoji-emoji-*",
  ],
  { query: "?url&no-inline", import: "default", eager: true },
);

/**
 * The fonts of the pictures, under the SIL Open Font License 1.1. The build copies them beside the browser's files under
 * hashed names, so that the Worker carries none of their outlines. Source Sans drew the Latin of Noto Sans JP and has the
 * accents and alphabets which that lacks.
 */
export const typefaces = {
  text: typeface("noto-sans-jp"),
  letters: typeface("source-sans-3", 1.12),
  emoji: typeface("noto-emoji"),
} satisfies Record<string, Typeface>;

function typeface(font: string, scale = 1): Typeface {
  const folder = `/node_modules/@fontsource/${font}`;
  return {
    index: indexes[`${folder}/unicode.json`]!,
    // Numbered pieces stand in brackets in the index.
    piece: (name) => pieces[`${folder}/files/${font}-${name.replace(/^\[(\d+)\]$/, "$1")}-700-normal.woff`],
    scale,
  };
}
