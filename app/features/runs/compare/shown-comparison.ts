import type { Block } from "~/domain/blocks";
import type { Verdict, Winner } from "~/domain/comparison";

import type { Comparison } from "./comparison";
import type { Choice } from "./letters";

/** A reply as displayed: by its Markdown, or as written where it has none. */
export interface ShownReply {
  text: string;
  blocks: readonly Block[] | null;
}

/** A set of values with its replies, for the page. */
export interface ShownTrial {
  given: { name: string; label: string; value: string }[];
  facts: string;
  replies: Record<"a" | "b", ShownReply>;
  /** The letter of the prompt's reply. Null until the comparison is judged. */
  prompt: "a" | "b" | null;
  choice: Choice | null;
  winner: Winner | null;
  verdicts: readonly Verdict[] | null;
}

/** A comparison for the page, without what its person is to learn after their choice. */
export interface ShownComparison extends Pick<
  Comparison,
  "id" | "promptId" | "rival" | "rivalVersion" | "outcome" | "engine" | "isCurrent" | "publishedAt"
> {
  /** Its prompt is in the town, where the comparison can be shown. */
  isInTown: boolean;
  trials: ShownTrial[];
}
