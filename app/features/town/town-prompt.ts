import type { TownCounts } from "~/domain/town-sorts";

import type { PublicPrompt, RemixCredit } from "./responses";

/** A published prompt in lists of this site. */
export interface TownPrompt extends PublicPrompt {
  /** Id of the creator's page; null if their profile is hidden. */
  memberId: string | null;
  /** Null if it is no remix, or its source is not listed. */
  basedOn: RemixCredit | null;
}

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
  /** The number of the page's last publication. Null if nothing is older, or in another order. */
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
