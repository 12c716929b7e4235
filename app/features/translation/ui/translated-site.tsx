import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { href } from "react-router";

import { storageItem } from "~/client/browser-store";
import { displayedText } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import type { Language } from "~/domain/languages";

import type { Mark } from "./page-marks";
import { translatePage } from "./translate-page";
import { openTranslationMemory } from "./translation-memory";

/** The translations of some texts; null where the server leaves one unchanged. */
async function fetchTranslations(
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
): Promise<(string | null)[]> {
  const response = await fetch(href("/api/translate/batch"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ texts, targetLanguage: language, sourceLanguage: "ja" }),
    signal,
  });
  if (!response.ok) throw new Error(`translation: ${response.status}`);
  const { translatedTexts, translated } = (await response.json()) as {
    translatedTexts: string[];
    translated: boolean[];
  };
  return texts.map((_, index) => (translated[index] ? translatedTexts[index]! : null));
}

interface TranslatedSiteProps {
  language: Language;
  memoryKey: string;
}

/** Shows the page's Japanese texts in the reader's language, with a note in each `TranslationNote`. */
export function TranslatedSite({ language, memoryKey }: TranslatedSiteProps) {
  const { t } = useTranslation("translation");
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const site = useRef<ReturnType<typeof translatePage>>(null);
  const say = useEffectEvent((what: Mark["state"] | undefined) => what && t(`passed.${what}`));
  useEffect(() => {
    const translation = translatePage({
      language,
      onMarks: setMarks,
      memory: openTranslationMemory(storageItem("localStorage", memoryKey), Date.now),
      fetchTranslations,
    });
    const plain = displayedText.pass;
    site.current = translation;
    displayedText.pass = (given, at) => {
      const { text, what } = translation.pass(given, at);
      return { text, note: () => say(what()) };
    };
    return () => {
      displayedText.pass = plain;
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
  /** `saved`: notes that the original is saved; undefined: notes the displayed version. */
  says: string | undefined;
  onChoose: (original: boolean) => void;
}

/** A note of a machine translation, with a button that switches to the original and back. */
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
