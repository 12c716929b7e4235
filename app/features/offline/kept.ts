import type { Variable } from "~/domain/variables";

/** A prompt to read, fill in and copy without a network. */
export interface KeptPrompt {
  id: string;
  name: string;
  content: string;
  variables: Variable[];
  /** The share id of another member's prompt. Null for an own one. */
  shareId: string | null;
}

/** A member's library and shelf, in the order of their pages. */
export interface KeptTexts {
  /** The email address of the only member who may read them. */
  owner: string;
  prompts: KeptPrompt[];
  shelf: KeptPrompt[];
}

/** Texts that another app shares. */
export interface SharedTexts {
  title?: string;
  text?: string;
  url?: string;
}
