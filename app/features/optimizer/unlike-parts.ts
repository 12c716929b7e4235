import type { Piece } from "~/features/text/compare-texts";
import { wordsOf } from "~/features/text/segments";

/** Length from which words can be unlike others, in characters, and the share of words that like ones have. */
const shortest = 12;
const likeShare = 0.25;

const endsWhole = /[。．.!?！？\n]["”’»)」』）]{0,3}[^\S\n]*$/u;
const closing = /^[。．.!?！？]{1,8}["”’»)」』）]{0,3}/u;

/** Whether two passages share almost no words. */
function isUnlike(one: string, other: string): boolean {
  if (Math.min(one.trim().length, other.trim().length) < shortest) return false;
  const [words, others] = [one, other].map((text) =>
    wordsOf(text.toLowerCase()).filter((word) => /[\p{L}\d]/u.test(word)),
  );
  const known = new Set(words);
  const shared = others!.filter((word) => known.has(word)).length;
  return shared < likeShare * Math.min(words!.length, others!.length);
}

/**
 * A removal and an addition, where whole sentences were replaced by unlike ones; `next` gives up the mark that ends them both. Null for
 * others.
 */
export function unlikeParts(
  { removed, added }: Piece,
  before: Piece | undefined,
  next: Piece | undefined,
): Piece[] | null {
  if (before && !endsWhole.test(before.added)) return null;
  const mark = next ? (closing.exec(next.added)?.[0] ?? "") : "";
  const isWhole =
    mark !== "" || !next || next.added.startsWith("\n") || (endsWhole.test(removed) && endsWhole.test(added));
  // The second one stands apart from the first.
  const second = [removed, added].map((words) => /^\s/u.test(words)).indexOf(true);
  if (!isWhole || second === -1 || !isUnlike(removed, added)) return null;
  if (next && mark) next.added = next.removed = next.added.slice(mark.length);
  const parts = [
    { removed: removed + mark, added: "" },
    { removed: "", added: added + mark },
  ];
  return second === 0 ? parts.toReversed() : parts;
}
