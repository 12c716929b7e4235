import type { Category, Subcategory } from "~/domain/categories";
import type { ExamplePicture } from "~/domain/example-pictures";
import type { Variable } from "~/domain/variables";

/** The author on a prompt's card; without name and badges if their profile is hidden. */
export interface TownCreator {
  displayName: string | null;
  isOfficial: boolean;
  isAdmin: boolean;
}

/** A published prompt in lists (specification, section 3, public library). */
export interface TownPrompt {
  id: string;
  shareId: string;
  title: string | null;
  originalInput: string;
  /** The text, with `{{name}}` where a value goes. */
  content: string;
  variables: Variable[];
  /** The category's title, the subcategory, then its own tags. */
  tags: string[];
  category: Category;
  subcategory: Subcategory;
  isPublic: boolean;
  createdAt: Date;
  publishedAt: Date;
  /** Version of the prompt. */
  updatedAt: Date;
  /** Null if their profile is hidden, except to themselves. */
  originalCreatorId: string | null;
  creator: TownCreator;
  /** The first picture that it made; null: none. */
  picture: ExamplePicture | null;
}

/** A page of a public list. */
export interface TownPage {
  prompts: TownPrompt[];
  /** Number of prompts on all pages; if `isCapped`, there are more. */
  total: number;
  isCapped: boolean;
  /** Current page, from 1; the last page if a later one was requested. */
  page: number;
  pageCount: number;
}

/** A page of a public list as JSON (specification, section 3). */
export const serializePage = ({ prompts, page, pageCount, total, isCapped }: TownPage) => ({
  prompts,
  pagination: { page, totalPages: pageCount, total, moreThanTotal: isCapped },
});
