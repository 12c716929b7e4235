import type { Block } from "~/domain/blocks";
import { parseBlocks } from "~/features/text/markdown/parse-blocks.server";
import { withoutLinks } from "~/features/text/markdown/without-links";

/** A reply as read by its Markdown, with links spelled out: nobody vouches for where they lead. Null for a text without Markdown. */
export function replyBlocks(reply: string): Block[] | null {
  const blocks = parseBlocks(reply);
  return blocks && withoutLinks(blocks);
}
