import { firstCharacters } from "~/features/text/first-characters";
import { visibleLine } from "~/features/text/visible-text";

/**
 * The name of a prompt's file: its position, which makes it unique and no device's name, and its purpose in letters, digits and
 * dashes of any script, without a path.
 */
export function fileName(position: number, purpose: string, ending: string): string {
  const words = visibleLine(purpose.slice(0, 200)).normalize("NFC").toLowerCase();
  const slug = firstCharacters(words.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, ""), 48);
  return `${String(position).padStart(4, "0")}${slug && `-${slug.replace(/-$/, "")}`}.${ending}`;
}
