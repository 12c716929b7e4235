import { escapeHtml } from "~/features/texts/escape-html";

/** Whether a line says something by its blanks: an indented one, or columns. */
const isSet = (line: string): boolean => /^[ \t]|\t| {2}/.test(line);

/**
 * A prompt's text as HTML for feed readers, which read plain text as HTML too: paragraphs and their lines, and as it is set what
 * says something by its blanks.
 */
export function contentHtml(text: string): string {
  const blocks: string[][] = [[]];
  for (const line of text.split(/\r\n?|\n/))
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)!.push(line);
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const shown = lines.map(escapeHtml);
      return lines.some(isSet) ? `<pre>${shown.join("\n")}</pre>` : `<p>${shown.join("<br>")}</p>`;
    })
    .join("");
}
