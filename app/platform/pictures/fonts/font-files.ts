/** Reads a static asset of this site by its address; throws when there is none. */
export type ReadAsset = (address: string) => Promise<ArrayBuffer>;

/** A typeface in files, each with a part of its characters, and their index. */
export interface Typeface {
  /** The address of the JSON with each file's code point ranges by its name. */
  index: string;
  /** The address of the file of that name. */
  piece(name: string): string | undefined;
  /** Scale factor that matches its letters to those of the other typefaces. */
  scale: number;
}

/** The address of each static asset, by its path in the source tree. */
const indexes = import.meta.glob<string>(
  "/node_modules/@fontsource/{noto-sans-jp,source-sans-3,noto-emoji,noto-sans-kr,noto-sans-sc}/unicode.json",
  { query: "?url&no-inline", import: "default", eager: true },
);
const pieces = import.meta.glob<string>(
  [
    "/node_modules/@fontsource/{noto-sans-jp,source-sans-3,noto-emoji}/files/*-700-normal.woff",
    // The same characters again, in one file each.
    "!**/noto-sans-jp-japanese-*",
    "!**/noto-emoji-emoji-*",
    // Their Latin and Cyrillic are those of the others.
    "/node_modules/@fontsource/{noto-sans-kr,noto-sans-sc}/files/*-[0-9]*-700-normal.woff",
  ],
  { query: "?url&no-inline", import: "default", eager: true },
);

/**
 * The fonts of the pictures, under the SIL Open Font License 1.1. The build copies them to the browser's files under
 * hashed names, so that the Worker's bundle has none of their outlines. Source Sans is the source of Noto Sans JP's Latin
 * and has the accents and alphabets missing there.
 */
export const typefaces = {
  text: typeface("noto-sans-jp"),
  letters: typeface("source-sans-3", 1.12),
  emoji: typeface("noto-emoji"),
} satisfies Record<string, Typeface>;

/** Typefaces for characters missing from those, each loaded only for its own. */
export const furtherTypefaces = [
  { ...typeface("noto-sans-kr"), holds: /\p{Script=Hangul}/u },
  { ...typeface("noto-sans-sc"), holds: /\p{Script=Han}/u },
];

function typeface(font: string, scale = 1): Typeface {
  const folder = `/node_modules/@fontsource/${font}`;
  return {
    index: indexes[`${folder}/unicode.json`]!,
    // Numbered pieces are in brackets in the index.
    piece: (name) => pieces[`${folder}/files/${font}-${name.replace(/^\[(\d+)\]$/, "$1")}-700-normal.woff`],
    scale,
  };
}
