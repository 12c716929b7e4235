import type { Variable } from "~/domain/variables";

import type { Shelved } from "./responses";

export interface ShelfItem<Prompt> {
  /** Of the prompt. */
  id: string;
  savedAt: Date;
  /** Null if it is no longer public. */
  prompt: Prompt | null;
}

/** A prompt of another person, for this site. */
export interface ShelvedPrompt extends Shelved {
  /** The author's id. Null if their profile is hidden. */
  memberId: string | null;
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
