import type { Fact } from "~/domain/fact";
import { isTypeTag } from "~/domain/prompt-use";
import { factsIn, nameFacts } from "~/features/facts/place-facts";

import { tagLimit } from "./limits";
import { splitTags } from "./tags";

/** Tags of a prompt that others see: the name of a fact, without what separates tags, stands in its place. */
export function shownTags(tags: readonly string[], facts: readonly Fact[]): string[] {
  const held = factsIn(tags.join("\n"), facts);
  const shown = tags.map((tag) => {
    const told = isTypeTag(tag) ? [] : factsIn(tag, held);
    if (told.length === 0) return tag;
    return [...splitTags(nameFacts(tag, told)).join(" ")].slice(0, tagLimit).join("").trim();
  });
  return [...new Set(shown)];
}
