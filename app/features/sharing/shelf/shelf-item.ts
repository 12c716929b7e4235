import type { Subcategory } from "~/domain/categories";
import type { Variable } from "~/domain/variables";

/** A prompt on a member's shelf. */
export interface ShelfItem<Prompt> {
  /** Of the prompt. */
  id: string;
  savedAt: Date;
  /** Null if it is no longer public. */
  prompt: Prompt | null;
}

/** A prompt of another person, as it is now. */
export interface ShelvedPrompt {
  shareId: string;
  title: string | null;
  originalInput: string;
  /** Null if it is shared, but not in the town. */
  subcategory: Subcategory | null;
  /** Null if their profile is hidden. */
  author: string | null;
  /** The author's id. Null if their profile is hidden. */
  memberId: string | null;
  updatedAt: Date;
  saves: number;
  uses: number;
}

/** A prompt on the shelf as its row shows it. */
export interface RowPrompt extends ShelvedPrompt {
  hasVariables: boolean;
}

/** A prompt on the shelf with its text, which is another person's. */
export interface ShelvedTemplate extends ShelvedPrompt {
  content: string;
  variables: Variable[];
}

/** A page of a shelf, saved last first. */
export interface ShelfPage<Prompt> {
  items: ShelfItem<Prompt>[];
  total: number;
  /** Current page, from 1; the last page if a later one was requested. */
  page: number;
  pageCount: number;
}
