import type { RemixCredit } from "~/features/town/town-prompt";

/** The family note of a prompt's page. */
export interface FamilyNote {
  /** It was copied from another member's prompt. */
  isRemix: boolean;
  /** That prompt. Null if it is not listed, or no remix. */
  basedOn: RemixCredit | null;
  /** Number of its listed remixes, and the newest of them. */
  remixes: number;
  newest: RemixCredit[];
}

/** A listed remix in a family. */
export interface Relative extends RemixCredit {
  publishedAt: Date;
}

/** The family of a prompt: its sources and its remixes. */
export interface Family {
  prompt: RemixCredit;
  /** Its source, the source's source and so on. Null for one that is not listed. */
  ancestors: (RemixCredit | null)[];
  /** A page of its remixes, newest first. */
  remixes: Relative[];
  total: number;
  page: number;
  pageCount: number;
}
