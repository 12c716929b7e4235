import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { Pasted } from "../improvement";

interface LossesProps {
  of: Pasted;
  /** The other AI's text. */
  content: string;
  /** The text with the accepted changes only. */
  chosen: string;
}

/** A warning of what another AI's text lost, without what a refused change brings back; renders nothing without any. */
export function Losses({ of: pasted, content, chosen }: LossesProps) {
  const { t } = useTranslation("optimization");
  const { losses, isUnlike, isLoose } = pasted;
  if (isUnlike)
    return (
      <Notice tone="danger" title={t("unlike")}>
        {t("unlikeHint")}
      </Notice>
    );
  const isBack = (words: string) => countOf(words, chosen) > countOf(words, content);
  const left = losses.filter(({ code, words }) => code === "language" || code === "talk" || !isBack(words));
  const sentences = pasted.sentences.filter((sentence) => !isBack(sentence));
  const isCalm = left.length === 0 && !isLoose;
  if (isCalm && sentences.length === 0) return null;
  return (
    <Notice tone={isCalm ? "info" : "danger"} title={t("losses")}>
      <ul className="list-disc pl-5">
        {left.map(({ code, words }) => (
          <li key={`${code} ${words}`} dir="auto" className="break-words">
            {t(`loss.${code}`, { words })}
          </li>
        ))}
        {sentences.map((words) => (
          <li key={words} dir="auto" className="break-words">
            {t("lostSentence", { words })}
          </li>
        ))}
        {isLoose && <li>{t("loose")}</li>}
      </ul>
    </Notice>
  );
}

/** A number that grows with each occurrence. */
const countOf = (words: string, text: string): number => text.split(words).length;
