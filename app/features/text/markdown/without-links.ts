import type { Block, Inline } from "~/domain/blocks";

const isLink = (value: unknown): value is Extract<Inline, { kind: "link" }> =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "link";

/** A link as its text and its address, which a text that is the address already has. */
function spelledOut({ url, inlines }: Extract<Inline, { kind: "link" }>): unknown[] {
  return inlines.length === 1 && inlines[0] === url ? [url] : [...inlines.flatMap(plain), ` (${url})`];
}

const plain = (value: unknown): unknown[] => (isLink(value) ? spelledOut(value) : [plainWithin(value)]);

function plainWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainWithin(inner)]));
}

/** Blocks that lead nowhere: the address of a link stands behind its text. For texts that a model may have written. */
export const withoutLinks = (blocks: readonly Block[]): Block[] => plainWithin(blocks) as Block[];
