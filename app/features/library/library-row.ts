import type { TypeTag } from "~/domain/prompt-use";

/** A prompt as a row of the library: what a list shows, never its text. */
export interface LibraryRow {
  id: string;
  /** Its title, or else the first 80 characters of its purpose. */
  name: string;
  type: TypeTag;
  /** The type tag first. */
  tags: string[];
  folderId: string;
  isPublic: boolean;
  /** Its link exists, public or not. */
  isShared: boolean;
  isPublished: boolean;
  hasVariables: boolean;
  isPinned: boolean;
  createdAt: Date;
  /** Null if it was never used. */
  lastUsedAt: Date | null;
}
