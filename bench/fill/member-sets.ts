import type { DatabaseSync } from "node:sqlite";

import { promptBitmaps } from "~/db/schema";

import { rowInserter } from "./row-inserter";

const blockSize = 1_024;
const one = "1".charCodeAt(0);

/** The bitmaps of members' sets (docs/decisions/013), collected while prompts are made and written at the end. */
export function memberSets() {
  const blocks = new Map<string, Buffer>();
  return {
    add(userId: string, key: string, number: number) {
      const place = JSON.stringify([userId, key, Math.floor(number / blockSize)]);
      const bits = blocks.get(place) ?? Buffer.alloc(blockSize, "0");
      bits[number % blockSize] = one;
      blocks.set(place, bits);
    },
    write(database: DatabaseSync) {
      const insert = rowInserter(database, promptBitmaps);
      for (const [place, bits] of blocks) {
        const [userId, key, block] = JSON.parse(place) as [string, string, number];
        insert({ userId, key, block, bits: bits.toString() });
      }
    },
  };
}
