import type { Subcategory } from "~/domain/categories";
import type { PromptUse } from "~/domain/prompt-use";

/** A prompt with which a new town opens, written for this project. */
export interface DemoPrompt {
  subcategory: Subcategory;
  use: PromptUse;
  originalInput: string;
  title: string;
  description: string;
  content: string;
  /** Beside the type tag. */
  tags: string[];
}
