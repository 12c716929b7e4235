import { maskMaterial } from "../facts/mask-material";

/** Splits a text at every match of a global pattern that does not stand in a quotation, code or address. */
export function splitOutside(text: string, pattern: RegExp): string[] {
  const masked = maskMaterial(text);
  const pieces: string[] = [];
  let start = 0;
  for (const { index, 0: piece } of text.matchAll(pattern)) {
    const inside = masked[index] === " " && text[index] !== " ";
    if (inside) continue;
    pieces.push(text.slice(start, index));
    start = index + piece.length;
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim()).filter((piece) => piece !== "");
}
