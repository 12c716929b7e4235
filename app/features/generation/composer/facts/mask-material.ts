import { dropOpenMarks } from "./drop-open-marks";
import { findPassage } from "./find-passage";

const material = [
  /```[\s\S]*?(?:```|$)/g,
  /~~~[\s\S]*?(?:~~~|$)/g,
  /`[^`\n]+`/g,
  /(?:https?:\/\/|www\.)[^\s<>"'`（）「」『』【】、。]+/g,
  /「[^」]*」|『[^』]*』|“[^”]*”|«[^»]*»|"[^"\n]*"/g,
  /(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,}'(?![\p{L}\p{N}])/gu,
  /^>[^\n]*/gm,
];

/**
 * The purpose with its given material (code, addresses, quotations, a pasted passage) blanked out by spaces, so
 * that what is read from the rest is what the person asks for. Same length as the text.
 */
export function maskMaterial(text: string): string {
  const passage = findPassage(text);
  const open = passage ? text.slice(0, passage.start) + blank(passage.text) + text.slice(passage.end) : text;
  return material.reduce((rest, pattern) => rest.replace(pattern, blank), dropOpenMarks(open));
}

function blank(piece: string): string {
  return piece.replace(/[^\n]/gu, (character) => " ".repeat(character.length));
}
