import type { Sort } from "./limits";

/** Prompts per block of a bitmap; the triggers use the same number. */
const blockSize = 1_024;

/** A block of the set `key`: one `0` or `1` per number from `block * 1024` on. */
export interface BitmapBlock {
  key: string;
  block: number;
  bits: string;
}

/** The numbers in all of the sets `keys`, highest first. */
export function intersection(keys: readonly string[], blocks: readonly BitmapBlock[]): number[] {
  const numbers: number[] = [];
  const [first, ...others] = keys.map((key) => blocks.filter((block) => block.key === key));
  for (const { block, bits } of [...first!].sort((one, other) => other.block - one.block)) {
    const beside = others.map((set) => set.find((candidate) => candidate.block === block)?.bits);
    const sets = [bits, ...beside.filter((set) => set !== undefined)];
    if (sets.length < keys.length) continue;
    for (let bit = bits.length - 1; bit >= 0; bit -= 1)
      if (isInEach(sets, bit)) numbers.push(block * blockSize + bit);
  }
  return numbers;
}

const inSet = "1".charCodeAt(0);

/** A loop: it is called for each of 5,000 prompts when the library is opened. */
function isInEach(sets: readonly string[], bit: number): boolean {
  for (const bits of sets) if (bits.charCodeAt(bit) !== inSet) return false;
  return true;
}

/** The numbers in one set. */
export const setOf = (key: string, blocks: readonly BitmapBlock[]): ReadonlySet<number> =>
  new Set(intersection([key], blocks));

/** Keys of an order by number, as stored in blocks. */
export interface OrderKeys {
  sort: Exclude<Sort, "newest">;
  keys: readonly Record<string, string | number>[];
}

/**
 * Numbers that come highest first, in an order (null: as they come), those of `first` before the others. Equal keys keep
 * the highest number first; a number without a key comes last.
 */
export function inOrder(
  numbers: readonly number[],
  order: OrderKeys | null,
  first: ReadonlySet<number>,
): number[] {
  const ordered = order ? sortedBy(numbers, order) : [...numbers];
  if (first.size === 0) return ordered;
  return [
    ...ordered.filter((number) => first.has(number)),
    ...ordered.filter((number) => !first.has(number)),
  ];
}

function sortedBy(numbers: readonly number[], { sort, keys }: OrderKeys): number[] {
  const all = new Map(keys.flatMap((block) => Object.entries(block)));
  const keyed = numbers.map((number) => ({ number, key: all.get(String(number)) }));
  const sign = sort === "used" ? -1 : 1;
  keyed.sort((one, other) => {
    if (one.key === other.key) return 0;
    if (one.key === undefined) return 1;
    if (other.key === undefined) return -1;
    return one.key < other.key ? -sign : sign;
  });
  return keyed.map(({ number }) => number);
}

/** Rows with a number in the order of `numbers`, without it. */
export function arranged<Row extends { number: number }>(rows: readonly Row[], numbers: readonly number[]) {
  const byNumber = new Map(rows.map(({ number, ...row }) => [number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
