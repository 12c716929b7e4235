import { createElement, type ReactNode } from "react";

import type { Block, Inline, Line } from "~/domain/blocks";
import { cutText, type TextRange } from "~/features/text/cut-text";

/** The marks of a line of the original: its own class name, and that of parts of its source. */
interface LineMark {
  className?: string;
  inner?: { source: string; ranges: readonly TextRange[]; className: string };
}

/** The marks of a line of the original, by its number. */
export type MarkOf = (at: number) => LineMark;

const tags = { code: "code", strong: "strong", emphasis: "em", deleted: "del" } as const;

/** Sets the text of a line, in order. */
type SetPiece = (text: string) => ReactNode[];

const plain: SetPiece = (text) => [text];

/** Marks parts of a line; a piece that its source has otherwise, such as an escape, is not marked. */
function markingPieces({ source, ranges, className }: NonNullable<LineMark["inner"]>): SetPiece {
  let from = 0;
  return (text) => {
    const at = source.indexOf(text, from);
    if (at === -1) return [text];
    from = at + text.length;
    return cutText(text, ranges, at).map((part) =>
      part.marked ? createElement("ins", { className }, part.text) : part.text,
    );
  };
}

/** Elements of one kind need no keys as arguments. */
const all = (inlines: readonly Inline[], set: SetPiece = plain): ReactNode[] =>
  inlines.flatMap((inline) => inlineOf(inline, set));

function inlineOf(inline: Inline, set: SetPiece): ReactNode[] {
  if (typeof inline === "string") return set(inline);
  if (inline.kind === "variable") return [createElement("mark", null, ...set(inline.text))];
  if (inline.kind !== "link") return [createElement(tags[inline.kind], null, ...all(inline.inlines, set))];
  const { url: href, inlines } = inline;
  return [createElement("a", { href, target: "_blank", rel: "nofollow noopener ugc" }, ...all(inlines, set))];
}

const lineOf = ({ at, inlines }: Line, markOf: MarkOf): ReactNode[] => {
  const { className, inner } = markOf(at);
  const pieces = all(inlines, inner && markingPieces(inner));
  return className ? [createElement("span", { className }, ...pieces)] : pieces;
};

const linesOf = (lines: readonly Line[], markOf: MarkOf): ReactNode[] =>
  lines.flatMap((line, index) => [...(index > 0 ? ["\n"] : []), ...lineOf(line, markOf)]);

const rowOf = (cells: readonly Inline[][], tag: "th" | "td") =>
  createElement("tr", null, ...cells.map((cell) => createElement(tag, null, ...all(cell))));

/** Headings of the text stand below those of the page. */
const tagOf = (level: number, top: number) => `h${Math.min(6, level - top + 4)}`;

function blockOf(block: Block, markOf: MarkOf, top: number): ReactNode {
  const within = (blocks: readonly Block[]) => blocks.map((inner) => blockOf(inner, markOf, top));
  switch (block.kind) {
    case "paragraph":
      return createElement("p", { dir: "auto" }, ...linesOf(block.lines, markOf));
    case "heading":
      return createElement(tagOf(block.level, top), { dir: "auto" }, ...lineOf(block.line, markOf));
    case "list":
      return createElement(
        block.start === null ? "ul" : "ol",
        { dir: "auto", start: block.start ?? undefined },
        ...block.items.map((item) => createElement("li", null, ...within(item))),
      );
    case "quote":
      return createElement("blockquote", null, ...within(block.blocks));
    case "code":
      return createElement("pre", null, createElement("code", null, ...all(block.inlines)));
    case "table":
      return createElement(
        "div",
        { tabIndex: 0 },
        createElement(
          "table",
          null,
          createElement("thead", null, rowOf(block.head, "th")),
          createElement("tbody", null, ...block.rows.map((row) => rowOf(row, "td"))),
        ),
      );
    case "rule":
      return createElement("hr");
  }
}

interface SetTextProps {
  blocks: readonly Block[];
  markOf: MarkOf;
}

/** A prompt's text as what it is: headings, lists, code, quotes, with its `{{variables}}` marked. */
export function SetText({ blocks, markOf }: SetTextProps) {
  const top = Math.min(...blocks.map((block) => (block.kind === "heading" ? block.level : 6)));
  return createElement(
    "div",
    // The site translator translates the text as it was written.
    { className: "set-text", translate: "no" },
    ...blocks.map((block) => blockOf(block, markOf, top)),
  );
}
