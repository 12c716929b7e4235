import type { RemixCredit } from "~/features/town/responses";

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
