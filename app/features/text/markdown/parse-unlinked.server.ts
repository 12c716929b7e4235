import type { Block } from "~/domain/blocks";

import { parseBlocks } from "./parse-blocks.server";
import { withoutLinks } from "./without-links";

/** A text that a model may have written as read by its Markdown, with links spelled out. Null for a text without Markdown. */
export function parseUnlinked(text: string): Block[] | null {
  const blocks = parseBlocks(text);
  return blocks && withoutLinks(blocks);
}
