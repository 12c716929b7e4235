import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import type { Asked } from "../fitting-facts";
import { draftOf, mayBeFact } from "../proposed-facts";
import { useFacts } from "./use-facts";

interface RememberAnswerProps {
  asked: Asked;
  /** The answer as it is typed. */
  typed: string;
}

/** A button in the corner of a field that remembers its answer, once it is one and not kept yet. Nothing moves for it. */
export function RememberAnswer({ asked, typed }: RememberAnswerProps) {
  const { t } = useTranslation("facts");
  const { facts, remember } = useFacts();
  const text = typed.trim();
  if (!mayBeFact(text) || facts.some((fact) => fact.text === text)) return null;
  const draft = draftOf({ ...asked, text });
  return (
    <button
      type="button"
      title={t("remember")}
      aria-label={t("rememberNamed", { name: draft.name })}
      className="absolute top-0 right-0 flex size-11 items-center justify-center text-accent-text"
      onClick={() => void remember(draft)}
    >
      <Icon name="bookmark" className="size-5" />
    </button>
  );
}
