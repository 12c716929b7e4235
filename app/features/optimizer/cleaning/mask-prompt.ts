import { maskMaterial } from "~/features/generator/reading/language";
import { splitMaterial } from "~/features/generator/reading/split-material";

/** Announcement of material: a colon at the end, or words that point to it. */
const announces =
  /[:：]\s?$|以下|下記|次の|この|添付|(?<!\p{L})(?:this|these|below|following|attached|siguientes?|abajo|adjunt[oa]|est[aeo]s?)(?!\p{L})/iu;

/**
 * Replaces a prompt's code, quotations, addresses and material with spaces: only the author's own words remain.
 * Same length. An unannounced block is not material: a prompt, longer than a line, has blocks of its own.
 */
export function maskPrompt(prompt: string): string {
  // The newline also closes a fence on the last line.
  const text = `${prompt}\n`;
  let masked = maskMaterial(text);
  for (const { start, end, fenced } of splitMaterial(text)) {
    if (fenced || announces.test(text.slice(0, start).trimEnd()) || announces.test(text.slice(end))) continue;
    const block = text.slice(start, end).split("\n").map(maskMaterial).join("\n");
    masked = masked.slice(0, start) + block + masked.slice(end);
  }
  return masked.slice(0, prompt.length);
}
