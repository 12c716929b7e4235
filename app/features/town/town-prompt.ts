import type { Category, Subcategory } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import type { ExamplePicture, StoredText } from "~/domain/example-pictures";
import type { Variable } from "~/domain/variables";

import type { TownCounts } from "~/domain/town-sorts";

/** The author on a prompt's card; without name and badges if their profile is hidden. */
export interface TownCreator {
  displayName: string | null;
  isOfficial: boolean;
  isAdmin: boolean;
}

/** The source of a remix, as its credit names it. */
export interface RemixCredit {
  shareId: string;
  /** Its title, or the beginning of its purpose. */
  title: string;
  /** Null if their profile is hidden. */
  author: { id: string; displayName: string | null } | null;
}

/** A published prompt in lists (specification, section 3, public library). */
export interface TownPrompt {
  id: string;
  shareId: string;
  title: string | null;
  description: string | null;
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
  language: PromptLanguage;
  /** Members who have it on their shelf, and uses by others, each once a day. */
  saves: number;
  uses: number;
  /** It is on the viewer's shelf. */
  isSaved: boolean;
  /** In a ranking: it is listed as a new one, not by its saves. */
  isNewHere: boolean;
  /** Id of the creator's page; null if their profile is hidden. */
  memberId: string | null;
  /** Null if it is no remix, or its source is not listed. */
  basedOn: RemixCredit | null;
  /** The first picture that it made. Null if there is none. */
  picture: ExamplePicture | null;
  /** The beginning of the first text that it made. Null if there is none. */
  firstText: StoredText | null;
  /** A shown comparison says that its present text is better. */
  isProven: boolean;
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

/** A page of the town, with the number of prompts per category. */
export interface TownView extends TownPage {
  counts: TownCounts;
  /** The list has no ranking yet, and is newest first. */
  isUnranked: boolean;
  /**
   * The number of the page's last publication, from which programs read on. Null if nothing is older, or in another
   * order.
   */
  older: number | null;
}

/** A page of a list as programs read it: by number, or from a publication on (then without a number). */
export type TownList = Omit<TownPage, "page"> & Pick<TownView, "older"> & { page: number | null };

/** A page of a public list as JSON (specification, section 3). */
export const serializePage = <Page extends number | null>({
  prompts,
  page,
  pageCount,
  total,
  isCapped,
}: Omit<TownPage, "page"> & { page: Page }) => ({
  prompts,
  pagination: { page, totalPages: pageCount, total, moreThanTotal: isCapped },
});

/** A page of the town as JSON, with the start of what is older. */
export function serializeTown({ older, ...list }: TownList) {
  const { prompts, pagination } = serializePage(list);
  return { prompts, pagination: { ...pagination, older: older === null ? null : String(older) } };
}
