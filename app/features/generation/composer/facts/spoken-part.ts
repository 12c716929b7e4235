import { maskMaterial } from "./mask-material";

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The part of a purpose that shows the person's own language: its material only when there is nothing else. */
export function spokenPart(text: string): string {
  const masked = maskMaterial(text);
  if (/\p{L}/u.test(masked)) return masked;
  // Code or an address alone says nothing about the person's language unless there is Japanese in it.
  return /[`~]{3}|`[^`]+`|https?:/.test(text) && !kana.test(text) ? "code" : text;
}
