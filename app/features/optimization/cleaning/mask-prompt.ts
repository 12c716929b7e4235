import { maskMaterial } from "~/features/reading/language";
import { splitMaterial } from "~/features/reading/split-material";

/** What announces that a text comes along: a colon at the end, or words that point to it. */
const announces =
  /[:：]\s?$|以下|下記|次の|この|添付|(?<!\p{L})(?:this|these|below|following|attached|siguientes?|abajo|adjunt[oa]|est[aeo]s?)(?!\p{L})/iu;

/**
 * A prompt with its code, quotations, addresses and the text that it brings along blanked out by spaces: its author speaking. Same
 * length. A block that nothing announces is not brought along: a prompt is longer than a line and has blocks of its own.
 */
export function maskPrompt(prompt: string): string {
  // The last line of a fence ends too.
  const text = `${prompt}\n`;
  let masked = maskMaterial(text);
  for (const { start, end, fenced } of splitMaterial(text)) {
    if (fenced || announces.test(text.slice(0, start).trimEnd()) || announces.test(text.slice(end))) continue;
    const block = text.slice(start, end).split("\n").map(maskMaterial).join("\n");
    masked = masked.slice(0, start) + block + masked.slice(end);
  }
  return masked.slice(0, prompt.length);
}
