import type { TypeTag } from "./prompt-use";

/** A prompt as its owner sees it (specification, section 3). */
export interface Prompt {
  id: string;
  originalInput: string;
  content: string;
  type: TypeTag;
  /** The type tag first. */
  tags: string[];
  folderId: string;
  /** Null until it is shared. */
  shareId: string | null;
  isPublic: boolean;
  title: string | null;
  description: string | null;
  createdAt: Date;
  /** Tells one version from the next. */
  updatedAt: Date;
}
