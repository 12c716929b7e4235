import { isPlain, type Block } from "~/domain/blocks";
import type { Composition } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { compose, partsOf } from "~/features/generator/composing/compose";

/** A draft's text with the composition that it was made from. */
interface Composed {
  content: string;
  composition: Composition | null;
}

const isUnedited = ({ content, composition }: Composed): boolean =>
  composition !== null && content === compose(composition);

const markdownSigns = /[*_`[\]{}<>#~\\|]/;

/** The line of an answer or a wish. */
const listed = /^(?:・|- )/;

/**
 * The blocks of a draft's text after its answers have changed: those of the person's words stay, and the answers are
 * a list below them. `blocks` are those of the text `before`. Undefined for a text that only the server can read, such
 * as one edited by hand.
 */
export function answeredBlocks(
  blocks: readonly Block[] | null,
  before: Composed,
  now: Composed,
): readonly Block[] | null | undefined {
  if (now.content === before.content) return blocks;
  if (!isUnedited(before) || !isUnedited(now)) return undefined;
  const { base, use } = now.composition!;
  // One description: an answer is a phrase of it.
  if (isSceneUse(use)) return blocks === null ? null : undefined;
  const count = base.split("\n").length;
  if (blocks?.some((block) => isOpen(block, count))) return undefined;
  const below = partsOf(now.composition!).filter(({ isBlock }) => isBlock);
  // Pasted material, and signs of Markdown, are read by the server.
  if (below.some(({ origin, text }) => origin !== "asking" || markdownSigns.test(text))) return undefined;
  const lines = now.content
    .split("\n")
    .map((text, at) => ({ at, text }))
    .slice(count)
    .filter(({ text }) => text !== "");
  const passage = below.length > 0 ? lines.pop()! : null;
  if (!lines.every(({ text }) => listed.test(text))) return undefined;
  if (lines.length === 0 && !blocks) return null;
  const words = blocks ? beginningOf(blocks, count) : [plain(base)];
  const last: Block[] = passage
    ? [{ kind: "paragraph", lines: [{ at: passage.at, inlines: [passage.text] }] }]
    : [];
  if (lines.length === 0) return words.every(isPlain) ? null : [...words, ...last];
  const items = lines.map(({ at, text }): Block[] => [
    { kind: "paragraph", lines: [{ at, inlines: [text.replace(listed, "")] }] },
  ]);
  return [...words, { kind: "list", start: null, items }, ...last];
}

/** Whether a block of code is still open after so many lines: it would swallow those below. */
function isOpen(block: Block, count: number): boolean {
  if (block.kind !== "code") return false;
  const code = block.inlines.map((inline) => (typeof inline === "string" ? inline : "")).join("");
  const lines = code === "" ? 0 : code.replace(/\n$/, "").split("\n").length;
  return block.at + lines >= count;
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
