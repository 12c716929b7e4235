import { href, Link } from "react-router";

import type { ErrorCode } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { FaultList } from "./fault-list";
import type { StepProps } from "./import-steps";

/** What an import came to, and what a limit left out. */
export function ImportReport({ state }: StepProps) {
  const { t } = useTranslation(["transfer", "errors"]);
  const { results, counts, faults, stopped, stoppedLimit, total, done } = state;
  return (
    <div className="flex flex-col gap-5">
      {stopped ? (
        <Notice tone="danger" title={t("done.left", { count: total - done })}>
          {t(`errors:${stopped as ErrorCode}`, { limit: stoppedLimit })}
        </Notice>
      ) : (
        <Notice tone="success" title={t("done.created", { count: results.created })} />
      )}
      <ul className="flex flex-col gap-1">
        {stopped && <li>{t("done.created", { count: results.created })}</li>}
        {results.replaced > 0 && <li>{t("done.replaced", { count: results.replaced })}</li>}
        {results.skipped > 0 && <li>{t("done.skipped", { count: results.skipped })}</li>}
        {counts.same > 0 && <li>{t("done.same", { count: counts.same })}</li>}
      </ul>
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
