import type { FolderChoice } from "~/features/prompts/folders/schema";
import type { LibraryFilter } from "~/features/library/query";

/** Prompts of a member: chosen ones, or all that match a filter. */
export type Selection = { ids: string[] } | { matching: LibraryFilter };

export type Change =
  | { action: "move"; folder: FolderChoice }
  | { action: "tag" | "untag"; tag: string }
  | { action: "delete" };

export interface Changed {
  /** Number of changed prompts, without those already in the wanted state. */
  changed: number;
  /** Number of prompts left unchanged by a failure after the first round of five hundred. */
  left: number;
  /** The id that undoes it. Null if nothing was changed. */
  undo: string | null;
}
