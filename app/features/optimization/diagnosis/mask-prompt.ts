import { maskMaterial } from "~/features/generation/composer/facts/mask-material";

/** What the diagnosis itself put behind a label. */
const labelled = /(?<=^[#【■*\s]*(?:対象|Material)[】*]*[:：]?[^\S\n]*\n)[\s\S]+$/m;

/** A prompt with the material it brings along blanked out, so that what is left is its author speaking. */
export function maskPrompt(text: string): string {
  const masked = maskMaterial(text);
  const found = labelled.exec(text);
  return found ? masked.slice(0, found.index) + found[0].replace(/[^\n]/g, " ") : masked;
}
