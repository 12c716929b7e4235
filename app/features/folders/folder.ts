/** What the folder list of a form posts for a folder that is yet to be made. */
export const newFolder = "new";

/** The name of the folder that every member has; screens translate it (specification, section 3). */
export const uncategorized = "uncategorized";

/** A member's folder, with how many prompts are in it. */
export interface Folder {
  id: string;
  name: string;
  promptCount: number;
}

/** One order for every reader; Japanese rules order Latin letters too, without regard to case and accents. */
const names = new Intl.Collator("ja", { numeric: true });

/** 'uncategorized' first, the others by name as people order them: "Plan 2" before "Plan 10", "apple" before "Zoo". */
export const sortFolders = (folders: readonly Folder[]): Folder[] =>
  folders.toSorted(
    (a, b) =>
      Number(b.name === uncategorized) - Number(a.name === uncategorized) || names.compare(a.name, b.name),
  );
