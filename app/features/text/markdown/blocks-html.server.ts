import type { Block, Inline, Item, Line } from "~/domain/blocks";
import { escapeHtml } from "~/domain/escape-html";

const tags = { code: "code", strong: "strong", emphasis: "em", deleted: "del" } as const;

const element = (tag: string, inner: string, attributes = ""): string =>
  `<${tag}${attributes}>${inner}</${tag}>`;

/** Pieces in elements; a line break stays one where it is written so. */
const all = (inlines: readonly Inline[], lineBreak = "<br>"): string =>
  inlines.map((inline) => inlineHtml(inline, lineBreak)).join("");

function inlineHtml(inline: Inline, lineBreak: string): string {
  if (typeof inline === "string") return escapeHtml(inline).replaceAll("\n", lineBreak);
  if (inline.kind === "variable") return escapeHtml(inline.text);
  if (inline.kind !== "link") return element(tags[inline.kind], all(inline.inlines, lineBreak));
  const address = ` href="${escapeHtml(inline.url)}" rel="nofollow noopener ugc"`;
  return element("a", all(inline.inlines, lineBreak), address);
}

/** Whether a line's whitespace has a meaning: indentation or columns. */
const isSet = (line: string): boolean => /^[ \t]|\t| {2}/.test(line);

/** Lines of HTML as a paragraph, preformatted if their whitespace has a meaning. */
export const paragraphHtml = (lines: readonly string[]): string =>
  lines.some(isSet) ? element("pre", lines.join("\n")) : element("p", lines.join("<br>"));

const linesHtml = (lines: readonly Line[]) => lines.map(({ inlines }) => all(inlines));

const rowHtml = (cells: readonly Inline[][], tag: "th" | "td") =>
  element("tr", cells.map((cell) => element(tag, all(cell))).join(""));

/** The first paragraph of an item stands next to its sign. */
function itemHtml([first, ...rest]: Item, top: number): string {
  if (first?.kind !== "paragraph") return element("li", blocksHtml(first ? [first, ...rest] : [], top));
  return element("li", linesHtml(first.lines).join("<br>") + blocksHtml(rest, top));
}

function blockHtml(block: Block, top: number): string {
  switch (block.kind) {
    case "paragraph":
      return paragraphHtml(linesHtml(block.lines));
    case "heading":
      return element(`h${Math.min(6, block.level - top + 3)}`, all(block.line.inlines));
    case "list": {
      const start = block.start === null || block.start === 1 ? "" : ` start="${block.start}"`;
      const items = block.items.map((item) => itemHtml(item, top)).join("");
      return element(block.start === null ? "ul" : "ol", items, start);
    }
    case "quote":
      return element("blockquote", blocksHtml(block.blocks, top));
    case "code":
      return element("pre", element("code", all(block.inlines, "\n")));
    case "table": {
      const body = block.rows.map((row) => rowHtml(row, "td")).join("");
      return element("table", element("thead", rowHtml(block.head, "th")) + element("tbody", body));
    }
    case "rule":
      return "<hr>";
  }
}

const topOf = (blocks: readonly Block[]): number =>
  Math.min(6, ...blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));

/** Set text as HTML for feed readers: their page has the title above, so that headings begin at the third level. */
export const blocksHtml = (blocks: readonly Block[], top = topOf(blocks)): string =>
  blocks.map((block) => blockHtml(block, top)).join("");
