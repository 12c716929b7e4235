/** A piece of a line of set text; a string may contain line breaks. */
export type Inline =
  | string
  | { kind: "variable"; text: string }
  | { kind: "code" | "strong" | "emphasis" | "deleted"; inlines: Inline[] }
  | { kind: "link"; url: string; inlines: Inline[] };

/** A line of formatted text, with the number of its line in the original, from 0. */
export interface Line {
  at: number;
  inlines: Inline[];
}

export type Item = Block[];

/** A block of set text: what Markdown says a part of a text is. */
export type Block =
  | { kind: "paragraph"; lines: Line[] }
  | { kind: "heading"; level: number; line: Line }
  /** `start`: the first number. Null if there are no numbers. */
  | { kind: "list"; start: number | null; items: Item[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; at: number; inlines: Inline[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "rule" };

/** Whether a block looks as it was written. */
export const isPlain = (block: Block): boolean =>
  block.kind === "paragraph" &&
  block.lines.every(({ inlines }) => inlines.every((inline) => typeof inline === "string"));
