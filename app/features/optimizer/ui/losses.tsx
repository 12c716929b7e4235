import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { Loss, Pasted } from "../improvement";

interface LossesProps {
  of: Pasted;
  /** The other AI's text. */
  content: string;
  /** The text with the accepted changes only. */
  chosen: string;
}

/** A warning of what another AI's text lost, without what a refused change brings back; renders nothing without any. */
export function Losses({ of: { losses, isUnlike, isLoose }, content, chosen }: LossesProps) {
  const { t } = useTranslation("optimization");
  if (isUnlike)
    return (
      <Notice tone="danger" title={t("unlike")}>
        {t("unlikeHint")}
      </Notice>
    );
  const isBack = ({ code, words }: Loss) =>
    code !== "language" && code !== "talk" && countOf(words, chosen) > countOf(words, content);
  const left = losses.filter((loss) => !isBack(loss));
  if (left.length === 0 && !isLoose) return null;
  return (
    <Notice tone="danger" title={t("losses")}>
      <ul className="list-disc pl-5">
        {left.map(({ code, words }) => (
          <li key={`${code} ${words}`} dir="auto" className="break-words">
            {t(`loss.${code}`, { words })}
          </li>
        ))}
        {isLoose && <li>{t("loose")}</li>}
      </ul>
    </Notice>
  );
}

/** A number that grows with each occurrence. */
const countOf = (words: string, text: string): number => text.split(words).length;
