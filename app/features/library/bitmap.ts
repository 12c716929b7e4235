/** How many prompts a block of a bitmap holds; the triggers shift by as much. */
const blockSize = 1_024;

/** A block of the set `key`: one `0` or `1` for each number from `block * 1024` on. */
export interface BitmapBlock {
  key: string;
  block: number;
  bits: string;
}

/** The numbers that are in every one of the sets `keys`, from the highest. */
export function intersection(keys: readonly string[], blocks: readonly BitmapBlock[]): number[] {
  const numbers: number[] = [];
  const [first, ...others] = keys.map((key) => blocks.filter((block) => block.key === key));
  for (const { block, bits } of [...first!].sort((one, other) => other.block - one.block)) {
    const beside = others.map((set) => set.find((candidate) => candidate.block === block)?.bits);
    if (beside.includes(undefined)) continue;
    for (let bit = bits.lastIndexOf("1"); bit >= 0; bit = bit > 0 ? bits.lastIndexOf("1", bit - 1) : -1)
      if (beside.every((other) => other![bit] === "1")) numbers.push(block * blockSize + bit);
  }
  return numbers;
}
