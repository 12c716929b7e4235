import type { Block } from "~/domain/blocks";

import type { TryReply } from "./responses";

/** A reply as displayed, and what the person answered. */
export interface Said {
  reply: string;
  /** The reply as read by its Markdown. Null for a text without it, or one not read yet. */
  blocks: readonly Block[] | null;
  /** How it ended: the model's limit of length, a connection that was cut, or the person's stop. */
  end: "whole" | "limit" | "cut" | "stopped";
  /** Null while there is none. */
  answer: string | null;
}

/** How a reply ended that nobody stopped. */
export const endOf = ({ isCut, atLimit }: Pick<TryReply, "isCut" | "atLimit">): Said["end"] =>
  isCut ? "cut" : atLimit ? "limit" : "whole";
