import { Badge } from "~/ui/badge";
import { typeTagUse } from "~/domain/prompt-use";

import { useTagName } from "./use-tag-name";

/** A prompt's tag. A type tag stands out. */
export function TagBadge({ tag }: { tag: string }) {
  const nameOf = useTagName();
  return <Badge tone={typeTagUse(tag) ? "accent" : "neutral"}>{nameOf(tag)}</Badge>;
}
