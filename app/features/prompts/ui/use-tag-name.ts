import { useTranslation } from "~/i18n";
import { typeTagUse } from "~/domain/prompt-use";

/** Names tags for the reader: a type tag in their language, every other as its owner wrote it. */
export function useTagName(): (tag: string) => string {
  const { t } = useTranslation("prompts");
  return (tag) => {
    const use = typeTagUse(tag);
    return use ? t(`typeTag.${use}`) : tag;
  };
}
