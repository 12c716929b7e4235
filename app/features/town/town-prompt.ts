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

/** A page of a public list. */
export interface TownPage {
  prompts: TownPrompt[];
  /** How many prompts there are on all pages; where `isCapped`, there are more than these. */
  total: number;
  isCapped: boolean;
  /** The page on show, from 1: the last one when a later one was asked for. */
  page: number;
  pageCount: number;
}

/** A page of a public list as its calls answer it (specification, section 3). */
export const serializePage = ({ prompts, page, pageCount, total, isCapped }: TownPage) => ({
  prompts,
  pagination: { page, totalPages: pageCount, total, moreThanTotal: isCapped },
});
