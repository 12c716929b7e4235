import { useEffect, useRef } from "react";

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

/** The key that stands for the button while its field has the focus: Tab leads past it, from field to field. */
const rememberKey = "Alt+Enter";

/** A button in the corner of a field that remembers its answer, once it is one and not kept yet. Nothing moves for it. */
export function RememberAnswer({ asked, typed }: RememberAnswerProps) {
  const { facts, remember } = useFacts();
  const text = typed.trim();
  if (!mayBeFact(text) || facts.some((fact) => fact.text === text)) return null;
  const draft = draftOf({ ...asked, text });
  return <RememberButton name={draft.name} onPress={() => void remember(draft)} />;
}

function RememberButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation("facts");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const corner = button.current?.parentElement;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !event.altKey || event.isComposing) return;
      event.preventDefault();
      button.current?.click();
    };
    corner?.addEventListener("keydown", press);
    return () => corner?.removeEventListener("keydown", press);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      title={`${t("remember")} (${rememberKey})`}
      aria-label={t("rememberNamed", { name })}
      aria-keyshortcuts={rememberKey}
      className="needs-script absolute top-0 right-0 flex size-11 items-center justify-center text-accent-text"
      onClick={onPress}
    >
      <Icon name="bookmark" className="size-5" />
    </button>
  );
}
