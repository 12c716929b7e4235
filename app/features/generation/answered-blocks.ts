import { isPlain, type Block } from "~/domain/blocks";
import type { Composition } from "~/domain/composition";
import { compose } from "~/features/composing/compose";

/** A draft's text with the composition that it was made from. */
interface Composed {
  content: string;
  composition: Composition | null;
}

const isUnedited = ({ content, composition }: Composed): boolean =>
  composition !== null && content === compose(composition);

/** The line of an answer or a wish. */
const listed = /^(?:・|- )/;

/**
 * The blocks of a draft's text after its answers have changed: those of the person's words stay, and the answers are
 * a list below them. `blocks` are those of the text `before`. Undefined for a text that only the server can read: one
 * edited by hand, or the description of a picture.
 */
export function answeredBlocks(
  blocks: readonly Block[] | null,
  before: Composed,
  now: Composed,
): readonly Block[] | null | undefined {
  if (now.content === before.content) return blocks;
  if (!isUnedited(before) || !isUnedited(now)) return undefined;
  const { base, use } = now.composition!;
  if (use === "image" || use === "video" || blocks?.at(-1)?.kind === "code") return undefined;
  const count = base.split("\n").length;
  const lines = now.content
    .split("\n")
    .map((text, at) => ({ at, text }))
    .slice(count)
    .filter(({ text }) => text !== "");
  if (!lines.every(({ text }) => listed.test(text))) return undefined;
  if (lines.length === 0 && !blocks) return null;
  const words = blocks ? beginningOf(blocks, count) : [plain(base)];
  if (lines.length === 0) return words.every(isPlain) ? null : words;
  const items = lines.map(({ at, text }): Block[] => [
    { kind: "paragraph", lines: [{ at, inlines: [text.replace(listed, "")] }] },
  ]);
  return [...words, { kind: "list", start: null, items }];
}

const plain = (text: string): Block => ({
  kind: "paragraph",
  lines: text.split("\n").map((line, at) => ({ at, inlines: [line] })),
});

/** The blocks on the first `count` lines. */
const beginningOf = (blocks: readonly Block[], count: number): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === "paragraph") {
      const lines = block.lines.filter(({ at }) => at < count);
      return lines.length > 0 ? [{ ...block, lines }] : [];
    }
    if (block.kind === "list") {
      const items = block.items.map((item) => beginningOf(item, count)).filter((item) => item.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    return [block];
  });
