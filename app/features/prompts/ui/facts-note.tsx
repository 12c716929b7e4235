import type { Template } from "~/domain/variable-definitions";
import { contentLimit } from "../limits";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import { placeFacts } from "~/features/facts/place-facts";
import { useFacts } from "~/features/facts/ui/use-facts";

interface FactsNoteProps {
  template: Template;
  /** The names as the server found them, for browsers without scripts. */
  placed?: readonly string[];
  /** The text is being written: the history does not have it. */
  isTyped?: boolean;
}

/** Which of the member's facts become fields when others see a prompt; nothing if there is none. */
export function FactsNote({ template, placed, isTyped = false }: FactsNoteProps) {
  const { t, language } = useTranslation("facts");
  const { facts } = useFacts();
  const names = placed ?? placeFacts(template, facts, contentLimit).placed;
  if (names.length === 0) return null;
  return (
    <Notice>
      {t("placed", { names: new Intl.ListFormat(language).format(names) })}
      {!isTyped && <p className="mt-1">{t("placedKept")}</p>}
    </Notice>
  );
}
