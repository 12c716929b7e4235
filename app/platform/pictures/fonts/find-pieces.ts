import type { Typeface } from "./font-files";

interface Piece {
  address: string;
  ranges: { from: number; to: number }[];
}

/**
 * Reads a typeface's index, `{"latin": "U+0000-00FF,U+0131", …}`, and tells for a code point the addresses of the
 * pieces that may hold it, none when the typeface has none.
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
