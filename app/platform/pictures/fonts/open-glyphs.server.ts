import { furtherTypefaces, typefaces, type ReadAsset, type Typeface } from "./font-files";
import { advancesOf, type Glyphs } from "./parse-font";
import { packTrueType, unpackWoff } from "./unpack-woff";

/** A typeface and a code point for a character. */
interface Shape {
  face: Typeface;
  codePoint: number;
}

const indexes = new Map<Typeface, ReturnType<typeof findPieces>>();

/**
 * Fetches only the font files with these characters, and looks up the glyph of each grapheme, null where no font has
 * it. A letter whose accent no font has is drawn without it; emoji are drawn
 * in line as outlines, joined ones by their first.
 */
export async function openGlyphs(characters: Iterable<string>, readAsset: ReadAsset): Promise<Glyphs> {
  const all = [...new Set(characters)];
  const usual = await openPieces(all, shapesOf, readAsset);
  const missing = all.filter((character) => !usual.glyphOf(character));
  const further = await openPieces(missing, furtherShapesOf, readAsset);
  return {
    glyphOf: (character) => usual.glyphOf(character) ?? further.glyphOf(character),
    fonts: [...usual.fonts, ...further.fonts],
  };
}

/** Fetches the files with these characters from the typefaces that may have them, the best match first. */
async function openPieces(
  characters: readonly string[],
  shapes: (character: string) => Shape[],
  readAsset: ReadAsset,
): Promise<Glyphs> {
  const found = new Map(characters.map((character) => [character, shapes(character)]));
  const faces = new Set([...found.values()].flat().map(({ face }) => face));
  await Promise.all(Array.from(faces, (face) => openIndex(face, readAsset)));
  const placesOf = (character: string) =>
    (found.get(character) ?? []).flatMap(({ face, codePoint }) =>
      indexes.get(face)!(codePoint).map((family) => ({ family, codePoint, scale: face.scale })),
    );
  const addresses = new Set(characters.flatMap(placesOf).map(({ family }) => family));
  const fonts = await Promise.all(
    Array.from(addresses, async (address) => ({ address, font: unpackWoff(await readAsset(address)) })),
  );
  const advances = new Map(fonts.map(({ address, font }) => [address, advancesOf(font)]));
  return {
    glyphOf(character) {
      for (const { family, codePoint, scale } of placesOf(character)) {
        const advance = advances.get(family)!(codePoint);
        if (advance !== null)
          return { text: String.fromCodePoint(codePoint), family, scale, advance: advance * scale };
      }
      return null;
    },
    fonts: fonts.map(({ address, font }) => packTrueType(font, address)),
  };
}

async function openIndex(face: Typeface, readAsset: ReadAsset): Promise<void> {
  if (indexes.has(face)) return;
  const text = new TextDecoder().decode(await readAsset(face.index));
  indexes.set(face, findPieces(face, JSON.parse(text)));
}

/** The typefaces and code points for a character, the best match first. */
function shapesOf(character: string): Shape[] {
  const codePoint = character.codePointAt(0)!;
  const plain = character.normalize("NFKD").codePointAt(0)!;
  const emoji = { face: typefaces.emoji, codePoint };
  const writing = [typefaces.text, typefaces.letters].map((face) => ({ face, codePoint }));
  const bare = plain === codePoint ? [] : [{ face: typefaces.text, codePoint: plain }];
  // U+FE0F selects the emoji form of a character that text fonts have too.
  return /^[^0-9#*]\uFE0F/u.test(character) ? [emoji, ...writing] : [...writing, ...bare, emoji];
}

const furtherShapesOf = (character: string): Shape[] =>
  furtherTypefaces
    .filter(({ holds }) => holds.test(character))
    .map((face) => ({ face, codePoint: character.codePointAt(0)! }));

interface Piece {
  address: string;
  ranges: { from: number; to: number }[];
}

/**
 * Reads a typeface's index, `{"latin": "U+0000-00FF,U+0131", …}`; returns a lookup from a code point to the addresses of
 * the files that may have it, none when the typeface has none.
 */
export function findPieces(
  typeface: Typeface,
  index: Record<string, string>,
): (codePoint: number) => string[] {
  const pieces = Object.entries(index).flatMap(([name, ranges]): Piece[] => {
    const address = typeface.piece(name);
    return address ? [{ address, ranges: ranges.split(",").map(readRange) }] : [];
  });
  return (codePoint) =>
    pieces
      .filter(({ ranges }) => ranges.some(({ from, to }) => from <= codePoint && codePoint <= to))
      .map(({ address }) => address);
}

function readRange(range: string): Piece["ranges"][number] {
  const [from, to = from] = range.trim().replace(/^U\+/i, "").split("-");
  return { from: Number.parseInt(from!, 16), to: Number.parseInt(to!, 16) };
}
