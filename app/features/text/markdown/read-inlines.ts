import type { Token } from "markdown-it";

import type { Inline, Line } from "~/domain/blocks";

/** A `{{variable}}` of a text. */
const variable = /(\{\{[^{}\n]{1,200}\}\})/;

/** A text and its variables separately. */
export const withVariables = (text: string): Inline[] =>
  text
    .split(variable)
    .flatMap((piece, index): Inline[] =>
      index % 2 === 1 ? [{ kind: "variable", text: piece }] : piece ? [piece] : [],
    );

const kinds: Record<string, "strong" | "emphasis" | "deleted"> = {
  strong_open: "strong",
  em_open: "emphasis",
  s_open: "deleted",
};

/** The lines of an inline token of markdown-it; `at` is the number of the first. */
export function linesOf({ children }: Token, at: number): Line[] {
  const tokens = children ?? [];
  const lines: Line[] = [{ at, inlines: [] }];
  let next = 0;
  let breaks = 0;

  const isBreak = ({ type }: Token) => type === "softbreak" || type === "hardbreak";

  function read(token: Token): Inline[] {
    if (isBreak(token)) {
      breaks += 1;
      return ["\n"];
    }
    if (token.type === "code_inline") return [{ kind: "code", inlines: withVariables(token.content) }];
    // Pictures are not loaded: their text leads to them.
    if (token.type === "image")
      return [{ kind: "link", url: String(token.attrGet("src")), inlines: [token.content || "…"] }];
    if (token.type === "link_open")
      return [{ kind: "link", url: String(token.attrGet("href")), inlines: readUntilEnd() }];
    const kind = kinds[token.type];
    return kind ? [{ kind, inlines: readUntilEnd() }] : withVariables(token.content);
  }

  /** The rest of an open token; it ends with its own closing token. */
  function readUntilEnd(): Inline[] {
    const inlines: Inline[] = [];
    while (next < tokens.length) {
      const token = tokens[next++]!;
      if (token.nesting === -1) break;
      inlines.push(...read(token));
    }
    return inlines;
  }

  while (next < tokens.length) {
    const token = tokens[next++]!;
    const inlines = read(token);
    if (isBreak(token)) lines.push({ at: at + breaks, inlines: [] });
    else lines.at(-1)!.inlines.push(...inlines);
  }
  return lines;
}
