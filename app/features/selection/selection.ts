import type { FolderChoice } from "~/features/folders/schema";
import type { LibraryFilter } from "~/features/library/query";

/** Prompts of a member: chosen ones, or all that match a filter. */
export type Selection = { ids: string[] } | { matching: LibraryFilter };

/** A change of several prompts. */
export type Change =
  | { action: "move"; folder: FolderChoice }
  | { action: "tag" | "untag"; tag: string }
  | { action: "delete" };

/** What a change did. */
export interface Changed {
  /** Prompts that it changed: those that were already so are not among them. */
  changed: number;
  /** Prompts that it did not come to, because something failed after the first five hundred. */
  left: number;
  /** The id that undoes it; null: nothing was changed. */
  undo: string | null;
}
