/** Form value for a folder to be created. */
export const newFolder = "new";

/** Name of every member's default folder; screens translate it (specification, section 3). */
export const uncategorized = "uncategorized";

export interface Folder {
  id: string;
  name: string;
  promptCount: number;
}

/** One order for every language; Japanese rules order Latin letters too, ignoring case and accents. */
const names = new Intl.Collator("ja", { numeric: true });

/** 'uncategorized' first, the others by name as people order them: "Plan 2" before "Plan 10", "apple" before "Zoo". */
export const sortFolders = (folders: readonly Folder[]): Folder[] =>
  folders.toSorted(
    (a, b) =>
      Number(b.name === uncategorized) - Number(a.name === uncategorized) || names.compare(a.name, b.name),
  );
