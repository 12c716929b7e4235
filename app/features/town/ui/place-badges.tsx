import { categoryOf } from "~/domain/categories";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { Badge } from "~/ui/badge";

import type { CardPrompt } from "../card-prompt";
import { usePlaceNames } from "./use-place-names";

/** The tags of a published prompt: its category and subcategory in the reader's words, then its own. */
export function PlaceBadges({ prompt }: { prompt: CardPrompt }) {
  const { nameOf, subcategoryName } = usePlaceNames();
  return (
    <p className="card-badges">
      <Badge tone="lamp">{nameOf(categoryOf(prompt.subcategory))}</Badge>
      <Badge tone="lamp">{subcategoryName(prompt.subcategory)}</Badge>
      {prompt.tags.map((tag) => (
        <TagBadge key={tag} tag={tag} />
      ))}
    </p>
  );
}
