import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { Pasted } from "../improvement";

/** A warning of what another AI's text lost; renders nothing without losses. */
export function Losses({ of: { losses, isUnlike } }: { of: Pasted }) {
  const { t } = useTranslation("optimization");
  if (isUnlike)
    return (
      <Notice tone="danger" title={t("unlike")}>
        {t("unlikeHint")}
      </Notice>
    );
  if (losses.length === 0) return null;
  return (
    <Notice tone="danger" title={t("losses")}>
      <ul className="list-disc pl-5">
        {losses.map(({ code, words }) => (
          <li key={`${code} ${words}`} dir="auto" className="break-words">
            {t(`loss.${code}`, { words })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
