import { href, Link } from "react-router";

import type { ErrorCode } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { FaultList } from "./fault-list";
import type { StepProps } from "../import-state";

/** The results of an import, and the rows that a limit left out. */
export function ImportReport({ state }: StepProps) {
  const { t } = useTranslation(["transfer", "errors"]);
  const { results, counts, faults, stopped, stoppedLimit, total, done } = state;
  const numbers = [
    ["created", stopped || results.replaced > 0 ? results.created : 0],
    ["replaced", results.replaced],
    ["skipped", results.skipped],
    ["leftOut", state.leftOut?.length ?? 0],
    ["same", counts.same],
    ["facts", state.factsKept ?? 0],
    ["factsLeft", (state.facts?.length ?? 0) - (state.factsKept ?? 0)],
  ] as const;
  const others = numbers.filter(([, count]) => count > 0);
  return (
    <div className="flex flex-col gap-5">
      {stopped ? (
        <Notice tone="danger" title={t("done.left", { count: total - done })}>
          {t(`errors:${stopped as ErrorCode}`, { limit: stoppedLimit })}
        </Notice>
      ) : (
        <Notice
          tone="success"
          title={t(results.replaced > 0 ? "done.imported" : "done.created", {
            count: results.created + results.replaced,
          })}
        />
      )}
      {others.length > 0 && (
        <ul className="flex flex-col gap-1">
          {others.map(([name, count]) => (
            <li key={name}>{t(`done.${name}`, { count })}</li>
          ))}
        </ul>
      )}
      <FaultList faults={faults} count={counts.broken + results.refused} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="secondary">
          <Link to={href("/dashboard/import")}>{t("done.again")}</Link>
        </Button>
        <Button asChild>
          <Link to={href("/dashboard")}>{t("done.library")}</Link>
        </Button>
      </div>
    </div>
  );
}
