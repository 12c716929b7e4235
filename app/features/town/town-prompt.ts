import type { Category, Subcategory } from "~/domain/categories";

/** Who made a published prompt, as its card says; without a name and badges where their profile is not shown. */
export interface TownCreator {
  displayName: string | null;
  isOfficial: boolean;
  isAdmin: boolean;
}

/** A published prompt as the lists show it (specification, section 3, public library). */
export interface TownPrompt {
  id: string;
  shareId: string;
  title: string | null;
  originalInput: string;
  content: string;
  /** The category's title, the subcategory, then its own. */
  tags: string[];
  category: Category;
  subcategory: Subcategory;
  isPublic: boolean;
  createdAt: Date;
  publishedAt: Date;
  /** Tells one version from the next. */
  updatedAt: Date;
  /** Null where their profile is not shown, except to themselves. */
  originalCreatorId: string | null;
  creator: TownCreator;
}
