import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { reading } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import type { Language } from "~/languages";

import type { Mark } from "./page-marks";
import { translateSite } from "./translate-site";

interface TranslatedSiteProps {
  language: Language;
  /** Where this browser keeps what it has been told. */
  memoryKey: string;
}

/** Shows the site's Japanese texts in the reader's language, and says so where a prompt has room for it. */
export function TranslatedSite({ language, memoryKey }: TranslatedSiteProps) {
  const { t } = useTranslation("translation");
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const site = useRef<ReturnType<typeof translateSite>>(null);
  const say = useEffectEvent((what: Mark["state"] | undefined) => what && t(`passed.${what}`));
  useEffect(() => {
    const translation = translateSite(language, memoryKey, setMarks);
    const plain = reading.pass;
    site.current = translation;
    reading.pass = (given, at) => {
      const { text, what } = translation.pass(given, at);
      return { text, note: () => say(what()) };
    };
    return () => {
      reading.pass = plain;
      translation.stop();
    };
  }, [language, memoryKey]);
  return marks.map(({ slot, name, state }) =>
    createPortal(
      <TranslationMark
        state={state}
        says={slot.dataset.says}
        onChoose={(original) => site.current?.choose(slot, original)}
      />,
      slot,
      `${name} ${slot.dataset.says}`,
    ),
  );
}

interface TranslationMarkProps extends Pick<Mark, "state"> {
  /** `saved`: that the original is what is saved; left out, what is read. */
  says: string | undefined;
  onChoose: (original: boolean) => void;
}

/** Says whether a prompt is read in a machine's translation, with the way to its original and back. */
function TranslationMark({ state, says, onChoose }: TranslationMarkProps) {
  const { t } = useTranslation("translation");
  const isTranslated = state === "translated";
  if (says === "saved") return isTranslated && t("saved");
  return (
    <>
      <span>{t(isTranslated ? "translated" : "original")}</span>
      <button type="button" className="text-link" onClick={() => onChoose(isTranslated)}>
        {t(isTranslated ? "showOriginal" : "showTranslation")}
      </button>
    </>
  );
}
