import { findPassage } from "~/features/generation/composer/facts/find-passage";

/** Where new parts go: before what has to stay last, else at the end. `label` introduces what comes after them. */
export function insertionPoint(text: string): { at: number; material: boolean } {
  const passage = findPassage(text);
  if (passage && passage.end >= text.trimEnd().length && passage.start > 0)
    return { at: passage.start, material: true };
  for (const last of lasts) {
    const found = last.exec(text);
    if (found && found.index >= text.length * 0.3) return { at: found.index, material: false };
  }
  return { at: text.length, material: false };
}

const lasts = [
  /[^\S\n]*(?<=\s)--[a-z]+ [^\n]*$/,
  // The input of a conversation that begins.
  /(?<=[.!?\n]\s{0,3})(?:my|the|your) (?:first|initial) (?:[\w-]+ ){0,4}(?:is|would be|:)[^\n]{0,600}\s*$/i,
  /(?:私の)?(?:最初|はじめ)の(?:質問|依頼|リクエスト|文|お題|入力|相談)は[^\n]{0,300}\s*$/,
  /(?<=[.!?\n]\s{0,3})mi primer[ao]? [^\n]{0,300}\s*$/i,
  // An input at the end, under its label.
  /(?<=\n)[^\n：:]{1,24}[：:][^\S\n]*\n?(?:\{\{[^{}\n]+\}\}|\$\{[^{}\n]+\})\s*$/,
];
