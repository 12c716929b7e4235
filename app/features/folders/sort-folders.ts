import type { Folder } from "./folder";
import { uncategorized } from "./uncategorized";

/** One order for every reader; Japanese rules order Latin letters too, without regard to case and accents. */
const names = new Intl.Collator("ja", { numeric: true });

/** 'uncategorized' first, the others by name as people order them: "Plan 2" before "Plan 10", "apple" before "Zoo". */
export const sortFolders = (folders: readonly Folder[]): Folder[] =>
  folders.toSorted(
    (a, b) =>
      Number(b.name === uncategorized) - Number(a.name === uncategorized) || names.compare(a.name, b.name),
  );
