import { findPieces } from "./find-pieces";
import { typefaces } from "./font-files";
import { readFont, type Glyph } from "./read-font";

/** Reads a static asset of this site by its address; throws when there is none. */
export type ReadAsset = (address: string) => Promise<ArrayBuffer>;

type Face = keyof typeof typefaces;
type Indexes = Record<Face, (codePoint: number) => string[]>;

let indexes: Indexes | undefined;

/**
 * Fetches the pieces of the fonts that hold these characters, and no other, and gives the glyph of each character (a
 * grapheme) or null where no font has it. A letter whose accent no font has is drawn without it; emoji are drawn in
 * line like everything else, joined ones by their first.
 */
export async function openGlyphs(
  characters: Iterable<string>,
  readAsset: ReadAsset,
): Promise<(character: string) => Glyph | null> {
  const piecesOf = (indexes ??= await readIndexes(readAsset));
  const places = new Map(
    Array.from(new Set(characters), (character) => [
      character,
      shapesOf(character).flatMap(({ face, codePoint }) =>
        piecesOf[face](codePoint).map((address) => ({ address, codePoint, scale: typefaces[face].scale })),
      ),
    ]),
  );
  const addresses = new Set([...places.values()].flat().map(({ address }) => address));
  const fonts = new Map(
    await Promise.all(
      Array.from(addresses, async (address) => [address, readFont(await readAsset(address))] as const),
    ),
  );
  return (character) => {
    for (const { address, codePoint, scale } of places.get(character) ?? []) {
      const glyph = fonts.get(address)!(codePoint);
      if (glyph) return { ...glyph, advance: glyph.advance * scale, unitsPerEm: glyph.unitsPerEm / scale };
    }
    return null;
  };
}

async function readIndexes(readAsset: ReadAsset): Promise<Indexes> {
  const read = async (face: Face) => {
    const text = new TextDecoder().decode(await readAsset(typefaces[face].index));
    return findPieces(typefaces[face], JSON.parse(text));
  };
  const [text, letters, emoji] = await Promise.all([read("text"), read("letters"), read("emoji")]);
  return { text, letters, emoji };
}

/** Under which code points a character may be found, the truest first. */
function shapesOf(character: string): { face: Face; codePoint: number }[] {
  const codePoint = character.codePointAt(0)!;
  const plain = character.normalize("NFKD").codePointAt(0)!;
  const emoji = { face: "emoji" as const, codePoint };
  const writing = (["text", "letters"] as const).map((face) => ({ face, codePoint }));
  const bare = plain === codePoint ? [] : [{ face: "text" as const, codePoint: plain }];
  // U+FE0F asks for the picture of a sign that writing has too.
  return /^[^0-9#*]\uFE0F/u.test(character) ? [emoji, ...writing] : [...writing, ...bare, emoji];
}
