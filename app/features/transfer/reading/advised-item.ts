import { purposeLimit, tagsLimit } from "~/features/prompts/limits";
import { tagName } from "~/features/prompts/tag-list";
import { firstCharacters } from "~/features/text/first-characters";

import { importedPrompt } from "../schema";

const needed = ["originalInput", "content"];

/**
 * A prompt of a file without our mark: what the file says besides the text is advice. Values that no prompt can have
 * are left out, and a long title is cut.
 */
export function advisedItem(values: { originalInput: string; content: string; tags?: unknown }): object {
  const item = {
    ...values,
    originalInput: firstCharacters(values.originalInput, purposeLimit),
    ...(values.tags !== undefined && { tags: advisedTags(values.tags) }),
  };
  const refused = importedPrompt.safeParse(item).error?.issues.map(({ path }) => path[0]) ?? [];
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => needed.includes(name) || !refused.includes(name)),
  );
}

/** The tags of a list that can be some: numbers too, and those with a sign before them. */
function advisedTags(list: unknown): string[] {
  const names = (Array.isArray(list) ? list.slice(0, 10 * tagsLimit) : []).flatMap((tag: unknown) => {
    if (!["string", "number", "boolean"].includes(typeof tag)) return [];
    const { success, data } = tagName.safeParse(String(tag).replace(/^#/, ""));
    return success ? [data] : [];
  });
  return [...new Set(names)].slice(0, tagsLimit);
}
