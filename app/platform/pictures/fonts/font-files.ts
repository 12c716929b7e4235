/** Reads a static asset of this site by its address; throws when there is none. */
export type ReadAsset = (address: string) => Promise<ArrayBuffer>;

/** The pieces of one typeface: files that each hold a part of its characters, and the index that says which. */
export interface Typeface {
  /** Where the JSON lies that gives the range of code points of every piece by its name. */
  index: string;
  /** Where the piece of that name lies. */
  piece(name: string): string | undefined;
  /** By how much its letters are enlarged to stand beside those of the others. */
  scale: number;
}

/** The typeface of a script whose letters join, stand on one another or change places: one file. */
export interface ShapedScript {
  /** Where the file lies. */
  file: string;
  /** What the file calls its typeface. */
  family: string;
  /** The beginning of a word of the script. */
  begins: RegExp;
}

/** The address of each static asset, by its place in the source tree. */
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
    "/node_modules/@fontsource/noto-sans-arabic/files/*-arabic-700-normal.woff",
    "/node_modules/@fontsource/noto-sans-devanagari/files/*-devanagari-700-normal.woff",
    "/node_modules/@fontsource/noto-sans-hebrew/files/*-hebrew-700-normal.woff",
    "/node_modules/@fontsource/noto-sans-thai/files/*-thai-700-normal.woff",
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

/** Typefaces for what those lack, each asked for by the characters it is for. */
export const furtherTypefaces = [
  { ...typeface("noto-sans-kr"), holds: /\p{Script=Hangul}/u },
  { ...typeface("noto-sans-sc"), holds: /\p{Script=Han}/u },
];

const arabic = "\\u0600-\\u06ff\\u0750-\\u077f\\u0870-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefc";

export const shapedScripts: readonly ShapedScript[] = [
  shapedScript("arabic", "Arabic", arabic),
  shapedScript("devanagari", "Devanagari", "\\u0900-\\u097f"),
  shapedScript("hebrew", "Hebrew", "\\u0590-\\u05ff\\ufb1d-\\ufb4f"),
  shapedScript("thai", "Thai", "\\u0e00-\\u0e7f"),
];

/** A stretch of text whose letters join to words, with the marks and joiners in it. */
export const joinedRun = new RegExp(`[${arabic}][${arabic}\\p{M}\\u200c\\u200d]*`, "gu");

function typeface(font: string, scale = 1): Typeface {
  const folder = `/node_modules/@fontsource/${font}`;
  return {
    index: indexes[`${folder}/unicode.json`]!,
    // Numbered pieces stand in brackets in the index.
    piece: (name) => pieces[`${folder}/files/${font}-${name.replace(/^\[(\d+)\]$/, "$1")}-700-normal.woff`],
    scale,
  };
}

function shapedScript(script: string, name: string, blocks: string): ShapedScript {
  const font = `noto-sans-${script}`;
  const file = pieces[`/node_modules/@fontsource/${font}/files/${font}-${script}-700-normal.woff`]!;
  return { file, family: `Noto Sans ${name}`, begins: new RegExp(`^[${blocks}]`, "u") };
}
