import markdownIt, { type Token } from "markdown-it";

import { isPlain, type Block, type Inline, type Item, type Line } from "~/domain/blocks";

import { linesOf, withVariables } from "./read-inlines";

/** Text nested deeper is not set. */
const deepest = 20;

/** A text of more pieces is not set: nobody reads it so. */
const mostPieces = 6_000;

const parser = markdownIt({ maxNesting: deepest }).disable([
  // The author's text stays visible: nothing is left out or replaced.
  "reference",
  "entity",
  // In prompts an indent is no code, and `---` below a line is no heading.
  "code",
  "lheading",
]);
// A line that is not indented under its list's item is no part of it.
parser.block.ruler.before(
  "paragraph",
  "unindented",
  ({ sCount, blkIndent, listIndent }, line, _end, silent) =>
    silent && sCount[line]! < blkIndent && sCount[line]! <= listIndent,
  { alt: ["paragraph"] },
);
parser.validateLink = (url) => /^https?:\/\//i.test(url);

/**
 * Parts of a text by its Markdown: headings, lists, code, quotes, tables, with the `{{variables}}` apart.
 * Null for a text without any of it, and for one nested or cut up beyond reason: it is shown as it is.
 */
export function parseBlocks(text: string): Block[] | null {
  const tokens = parser.parse(text, {});
  const pieces = tokens.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0);
  if (pieces > mostPieces || tokens.some(({ level }) => level >= deepest - 1)) return null;
  const blocks = blocksOf(tokens, text.split("\n"));
  return blocks.every(isPlain) ? null : blocks;
}

function blocksOf(tokens: readonly Token[], source: readonly string[]): Block[] {
  let next = 0;
  const readLine = (): Line => {
    const token = tokens[next++]!;
    const at = token.map?.[0] ?? 0;
    return { at, inlines: linesOf(token, at).flatMap(({ inlines }) => inlines) };
  };

  function readUntil(end: string | null): Block[] {
    const blocks: Block[] = [];
    while (next < tokens.length && tokens[next]!.type !== end) blocks.push(...read(tokens[next++]!));
    next += 1;
    return blocks;
  }

  function readItems(end: string): Item[] {
    const items: Item[] = [];
    while (tokens[next++]!.type !== end) items.push(readUntil("list_item_close"));
    return items;
  }

  function readTable(): Block {
    const rows: Inline[][][] = [];
    for (let type = ""; type !== "table_close"; type = tokens[next++]!.type) {
      if (type === "tr_open") rows.push([]);
      if (type === "th_open" || type === "td_open") rows.at(-1)!.push(readLine().inlines);
    }
    const [head = [], ...rest] = rows;
    return { kind: "table", head, rows: rest };
  }

  function read(token: Token): Block[] {
    switch (token.type) {
      case "inline": {
        const lines = linesOf(token, token.map?.[0] ?? 0);
        return withLists(token.level === 1 ? lines.map((line) => indented(line, source)) : lines);
      }
      case "heading_open":
        return [{ kind: "heading", level: Number(token.tag.slice(1)), line: readLine() }];
      case "bullet_list_open":
        return [{ kind: "list", start: null, items: readItems("bullet_list_close") }];
      case "ordered_list_open":
        return [
          {
            kind: "list",
            start: Number(token.attrGet("start") ?? 1),
            items: readItems("ordered_list_close"),
          },
        ];
      case "blockquote_open":
        return [{ kind: "quote", blocks: readUntil("blockquote_close") }];
      case "fence":
        return [{ kind: "code", at: (token.map?.[0] ?? 0) + 1, inlines: withVariables(token.content) }];
      case "table_open":
        return [readTable()];
      case "hr":
        return [{ kind: "rule" }];
      default:
        return [];
    }
  }
  return readUntil(null);
}

/** A line with its indent, which Markdown drops: JSON and verses live by it. */
function indented({ at, inlines }: Line, source: readonly string[]): Line {
  const [indent = ""] = /^[ \t\u3000]*/.exec(source[at] ?? "") ?? [];
  return indent ? { at, inlines: [indent, ...inlines] } : { at, inlines };
}

/** The sign before an item of a list in Japanese, which Markdown does not know. */
const bullet = /^[ \t\u3000]*[・•][ \t\u3000]*/;

/** The lines of a paragraph, those with a bullet as lists. */
function withLists(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const item = withoutBullet(line);
    const last = blocks.at(-1);
    if (item) {
      const added: Item = [{ kind: "paragraph", lines: [item] }];
      if (last?.kind === "list") last.items.push(added);
      else blocks.push({ kind: "list", start: null, items: [added] });
    } else if (last?.kind === "paragraph") last.lines.push(line);
    else blocks.push({ kind: "paragraph", lines: [line] });
  }
  return blocks;
}

function withoutBullet({ at, inlines }: Line): Line | null {
  const words = inlines.findIndex((inline) => typeof inline !== "string");
  const start = inlines.slice(0, words === -1 ? undefined : words).join("");
  if (!bullet.test(start)) return null;
  const rest: Inline[] = words === -1 ? [] : inlines.slice(words);
  return { at, inlines: [start.replace(bullet, ""), ...rest] };
}
