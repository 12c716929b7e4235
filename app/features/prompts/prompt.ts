import type { Category, Subcategory } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import type { TypeTag } from "~/domain/prompt-use";
import type { Variable } from "~/domain/variables";
import { visibleLine } from "~/features/text/visible-text";

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
  /** Category in the town. Null if it is not published. */
  category: Category | null;
  subcategory: Subcategory | null;
  publishedAt: Date | null;
  /** Time of removal from the town by an admin; the prompt stays private until an admin lifts that. */
  withheldAt: Date | null;
  /** The publication names its author, if their profile is public. */
  showProfile: boolean;
  createdAt: Date;
  /** Time of the last change of purpose, content or tags; a client's basis of an edit. */
  updatedAt: Date;
  /** Number of the current version of content and variables, from 1. */
  version: number;
  /** The top of the library. Null if it is not pinned. */
  pinnedAt: Date | null;
  /** Null if it was never used. */
  lastUsedAt: Date | null;
  /** Language of the publication. Null if it is not published. */
  language: PromptLanguage | null;
}

/** Short name of a prompt: the first 80 characters of its purpose. */
export function shortName({ originalInput }: { originalInput: string }): string {
  const line = visibleLine(originalInput.slice(0, 400));
  return line.length <= 80 ? line : Array.from(line.slice(0, 160)).slice(0, 80).join("");
}
