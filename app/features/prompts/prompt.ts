import type { Category, Subcategory } from "~/domain/categories";
import type { TypeTag } from "~/domain/prompt-use";
import { visibleLine } from "~/features/texts/visible-text";

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
  /** Where it stands in the town; null: it is not published. */
  category: Category | null;
  subcategory: Subcategory | null;
  publishedAt: Date | null;
  /** When an admin took it out of the town: it stays private until an admin lifts that. */
  removedAt: Date | null;
  /** What is published says who made it, as far as their profile is public. */
  showProfile: boolean;
  createdAt: Date;
  /** Tells one version from the next. */
  updatedAt: Date;
}

/** What a prompt is called where its whole purpose would be too long: the purpose's first 80 characters. */
export const shortName = ({ originalInput }: { originalInput: string }): string =>
  Array.from(visibleLine(originalInput.slice(0, 400)))
    .slice(0, 80)
    .join("");
