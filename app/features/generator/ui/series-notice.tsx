import { Link, useLocation } from "react-router";

import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";
import { useHydrated } from "~/ui/use-hydrated";

import type { EarlierResult } from "../earlier-result";
import { resultAddress, type ResultState } from "./result-address";

interface SeriesNoticeProps {
  draftId: string;
  series: readonly string[];
  earlier: EarlierResult | null;
}

/** Tells of the results made before and after this one, each a step away; nothing of a result by itself. */
export function SeriesNotice({ draftId, series, earlier }: SeriesNoticeProps) {
  const { t } = useTranslation("generator");
  const at = series.indexOf(draftId);
  const [before, later] = [series[at - 1], series[at + 1]];
  const state = useLocation().state as ResultState | null;
  const hydrated = useHydrated();
  if (!earlier && !later) return null;
  const isSame = earlier?.state === "same" || (hydrated && state?.isSame);
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
      title={isSame ? t("result.unchanged") : undefined}
      action={
        <>
          {before && step(before, t("result.undo"))}
          {series.length > 1 && (
            <span className="flex min-h-11 items-center text-sm">
              {t("result.position", { at: at + 1, total: series.length })}
            </span>
          )}
          {later && step(later, t("result.redo"))}
        </>
      }
    >
      {t(earlier ? sentence[isSame ? "same" : earlier.state] : "result.laterKept")}
    </Notice>
  );
}
