import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { fillPrompts } from "./fill-prompts";
import { fillSearch } from "./fill-search";
import { openDatabase } from "../../scripts/databases/open-database";

interface Filling {
  stateFolder: string;
  count: number;
  englishPrompts: string | null;
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1_000);
const megabytes = (file: string) => Math.round(statSync(file).size / 1e6);

/** The file that marks a finished fill, with its facts. */
const markOf = (stateFolder: string) => join(stateFolder, "filled.txt");

export const isFilled = (stateFolder: string): boolean => existsSync(markOf(stateFolder));

/** Fills both databases of a state folder, which have empty tables. */
export async function fillTown({ stateFolder, count, englishPrompts }: Filling): Promise<void> {
  const main = openDatabase(stateFolder, "prompts");
  const search = openDatabase(stateFolder, "versions");
  let since = performance.now();
  fillPrompts(main.database, count, englishPrompts);
  const prompts = `DB: filled in ${seconds(since)} s`;
  console.log(prompts);
  since = performance.now();
  await fillSearch(main.database, search.database);
  const index = `SEARCH: filled in ${seconds(since)} s`;
  console.log(index);
  for (const { database } of [main, search]) {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
  }
  const report = `${prompts}, ${megabytes(main.file)} MB\n${index}, ${megabytes(search.file)} MB\n`;
  writeFileSync(markOf(stateFolder), report);
}
