import { Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { EarlierResult } from "../earlier-result";
import { resultAddress } from "./result-address";

interface SeriesNoticeProps {
  draftId: string;
  series: readonly string[];
  earlier: EarlierResult | null;
}

/** Tells of the results made before and after this one, each a step away; nothing of a result by itself. */
export function SeriesNotice({ draftId, series, earlier }: SeriesNoticeProps) {
  const { t } = useTranslation("generator");
  const at = series.indexOf(draftId);
  const later = series[at + 1];
  if (!earlier && !later) return null;
  const sentence = {
    same: "result.unchangedHint",
    edited: "result.editKept",
    changed: "result.earlierKept",
  } as const;
  const step = (id: string, label: string) => (
    <Link to={resultAddress(id, series)} className="text-link inline-flex min-h-11 items-center">
      {label}
    </Link>
  );
  return (
    <Notice
      className="mt-3"
      title={earlier?.state === "same" ? t("result.unchanged") : undefined}
      action={
        <>
          {earlier && step(earlier.id, t("result.undo"))}
          {series.length > 1 && (
            <span className="flex min-h-11 items-center text-sm">
              {t("result.position", { at: at + 1, total: series.length })}
            </span>
          )}
          {later && step(later, t("result.redo"))}
        </>
      }
    >
      {t(earlier ? sentence[earlier.state] : "result.laterKept")}
    </Notice>
  );
}
