import type { Category } from "~/domain/categories";

interface ShowcasePrompt {
  shareId: string;
  title: string;
  /** Its description or, without one, the first line of its text; may be empty. */
  line: string;
}

/** A category on the home page, with its newest publications. */
export interface ShownShop {
  category: Category;
  prompts: ShowcasePrompt[];
}
