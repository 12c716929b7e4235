import type { Category, Subcategory } from "~/domain/categories";
import type { TypeTag } from "~/domain/prompt-use";
import type { Variable } from "~/domain/variables";
import { visibleLine } from "~/features/texts/visible-text";

/** A prompt for its owner (specification, section 3). */
export interface Prompt {
  id: string;
  originalInput: string;
  /** The text, with `{{name}}` where a value goes. */
  content: string;
  /** Variables of the text, in order of first use. */
  variables: Variable[];
  type: TypeTag;
  /** The type tag first. */
  tags: string[];
  folderId: string;
  /** Null until the prompt is shared. */
  shareId: string | null;
  isPublic: boolean;
  title: string | null;
  description: string | null;
  /** Placement in the town; null: not published. */
  category: Category | null;
  subcategory: Subcategory | null;
  publishedAt: Date | null;
  /** Time of removal from the town by an admin; the prompt stays private until an admin lifts that. */
  removedAt: Date | null;
  /** Id of the prompt it is based on; null: on none. */
  remixOf: string | null;
  /** The publication names its author, if their profile is public. */
  showProfile: boolean;
  createdAt: Date;
  /** Time of the last change of purpose, content or tags; a client's basis of an edit. */
  updatedAt: Date;
  /** Number of the current version of content and variables, from 1. */
  version: number;
  /** The top of the library; null: not pinned. */
  pinnedAt: Date | null;
  /** To the hour; null: never used. */
  lastUsedAt: Date | null;
}

/** Short name of a prompt: the first 80 characters of its purpose. */
export const shortName = ({ originalInput }: { originalInput: string }): string =>
  Array.from(visibleLine(originalInput.slice(0, 400)))
    .slice(0, 80)
    .join("");
