import type { Outcome, Rival, Trial } from "~/domain/comparison";

/** A comparison shown with a published prompt. The rival's text is not part of it: it may never have been public. */
export interface ShownProof {
  rival: Rival;
  /** The number of the earlier version. Null for other rivals. */
  rivalVersion: number | null;
  outcome: Outcome;
  trials: Trial[];
  /** Name of the model. */
  engine: string;
  createdAt: Date;
  /** The prompt's version that was compared. */
  version: number;
  /** SHA-256 of the text and variables that were compared. */
  textHash: string;
  /** The prompt still has the text that was compared. */
  isCurrent: boolean;
}
