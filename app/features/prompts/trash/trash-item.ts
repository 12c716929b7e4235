import type { TrashKind } from "~/domain/trash";

/** A deleted prompt or folder in the list of the trash. */
export interface TrashItem {
  id: string;
  kind: TrashKind;
  /** Purpose of a prompt, name of a folder. */
  name: string;
  /** Items with the same one were deleted together. */
  deletionId: string;
  deletedAt: Date;
  /** When it is deleted for good. */
  expiresAt: Date;
}

/** A page of the trash, newest first. */
export interface TrashPage {
  items: TrashItem[];
  /** Start of the next page. Null if this is the last one. */
  next: string | null;
}
