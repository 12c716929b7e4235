import { useTranslation } from "~/i18n";

import type { Mark } from "./page-marks";

interface TranslationMarkProps extends Pick<Mark, "state"> {
  /** `saved`: that the original is what is saved; left out, what is read. */
  says: string | undefined;
  onChoose: (original: boolean) => void;
}

/** Says whether a prompt is read in a machine's translation, with the way to its original and back. */
export function TranslationMark({ state, says, onChoose }: TranslationMarkProps) {
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
