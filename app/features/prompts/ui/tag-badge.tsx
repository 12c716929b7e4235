import { useTranslation } from "react-i18next";

import { typeTagUse } from "~/features/prompts/prompt-use";
import { Badge } from "~/ui/badge";

/** A prompt's tag. A type tag stands out and is named in the reader's language; every other is the owner's word. */
export function TagBadge({ tag }: { tag: string }) {
  const { t } = useTranslation("prompts");
  const use = typeTagUse(tag);
  return use ? <Badge tone="accent">{t(`typeTag.${use}`)}</Badge> : <Badge>{tag}</Badge>;
}
