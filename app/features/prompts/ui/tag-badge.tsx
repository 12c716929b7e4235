import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { typeTagUse } from "~/domain/prompt-use";

/** A prompt's tag; type tags are highlighted. */
export function TagBadge({ tag }: { tag: string }) {
  const nameOf = useTagName();
  return <Badge tone={typeTagUse(tag) ? "accent" : "neutral"}>{nameOf(tag)}</Badge>;
}

/** The displayed name of a tag: type tags are translated, others are as their owner wrote them. */
export function useTagName(): (tag: string) => string {
  const { t } = useTranslation("prompts");
  return (tag) => {
    const use = typeTagUse(tag);
    return use ? t(`typeTag.${use}`) : tag;
  };
}
