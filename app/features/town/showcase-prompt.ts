import type { Category } from "~/domain/categories";

/** A publication on the home page. */
export interface ShowcasePrompt {
  shareId: string;
  title: string;
  /** Its description or, without one, the first line of its text; may be empty. */
  line: string;
  category: Category;
}
