import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

import { typeTagUse } from "../prompt-use";

/** A prompt's tag. A type tag stands out. */
export function TagBadge({ tag }: { tag: string }) {
  const nameOf = useTagName();
  return <Badge tone={typeTagUse(tag) ? "accent" : "neutral"}>{nameOf(tag)}</Badge>;
}

/** Names tags for the reader: a type tag in their language, every other as its owner wrote it. */
export function useTagName(): (tag: string) => string {
  const { t } = useTranslation("prompts");
  return (tag) => {
    const use = typeTagUse(tag);
    return use ? t(`typeTag.${use}`) : tag;
  };
}
