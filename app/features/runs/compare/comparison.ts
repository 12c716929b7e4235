import type { Outcome, Rival, Trial } from "~/domain/comparison";

/** A prompt and its rival with the replies that both led to, for the prompt's owner. */
export interface Comparison {
  id: string;
  promptId: string;
  rival: Rival;
  /** The number of the earlier version. Null for other rivals. */
  rivalVersion: number | null;
  rivalText: string;
  textHash: string;
  /** The prompt's version that was compared. */
  version: number;
  trials: Trial[];
  engine: string;
  createdAt: Date;
  /** Null while it is not judged. */
  outcome: Outcome | null;
  /** Null while it is not published. */
  publishedAt: Date | null;
  /** The prompt still has the text that was compared. */
  isCurrent: boolean;
}

/** A comparison in the list of its prompt. */
export interface ComparisonEntry extends Pick<
  Comparison,
  "id" | "rival" | "rivalVersion" | "version" | "createdAt" | "outcome" | "publishedAt" | "isCurrent"
> {
  /** Its number of sets of values. */
  trials: number;
}
