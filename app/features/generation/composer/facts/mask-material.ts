const material = [
  /```[\s\S]*?(?:```|$)/g,
  /~~~[\s\S]*?(?:~~~|$)/g,
  /`[^`\n]+`/g,
  /(?:https?:\/\/|www\.)[^\s<>"'`（）「」『』【】、。]+/g,
  /「[^」]*」|『[^』]*』|“[^”]*”|«[^»]*»|"[^"\n]*"/g,
  /(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,}'(?![\p{L}\p{N}])/gu,
];

/**
 * The purpose with its given material (code, addresses, quotations) blanked out by spaces, so that what is
 * read from the rest is what the person asks for. Same length as the text.
 */
export function maskMaterial(text: string): string {
  return material.reduce((rest, pattern) => rest.replace(pattern, (piece) => " ".repeat(piece.length)), text);
}
