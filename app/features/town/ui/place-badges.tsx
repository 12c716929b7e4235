import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { Badge } from "~/ui/badge";

import type { TownPrompt } from "../town-prompt";
import { usePlaceNames } from "./use-place-names";

/** The tags of a published prompt: its category and subcategory in the reader's words, then its own. */
export function PlaceBadges({ prompt }: { prompt: TownPrompt }) {
  const { nameOf, subcategoryName } = usePlaceNames();
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <Badge tone="lamp">{nameOf(prompt.category)}</Badge>
      <Badge tone="lamp">{subcategoryName(prompt.subcategory)}</Badge>
      {prompt.tags.slice(2).map((tag) => (
        <TagBadge key={tag} tag={tag} />
      ))}
    </p>
  );
}
