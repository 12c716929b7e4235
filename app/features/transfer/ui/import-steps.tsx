import { useEffect, useEffectEvent } from "react";

import { useFormErrors } from "~/client/form-errors";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";

import { ColumnsForm } from "./columns-form";
import { ImportPreview } from "./import-preview";
import { ImportReport } from "./import-report";
import type { StepProps } from "../import-state";

/** The page of an import, by its phase. */
export function ImportSteps(props: StepProps) {
  const { phase } = props.state;
  if (phase === "columns") return <ColumnsForm {...props} />;
  if (phase === "preview") return <ImportPreview {...props} />;
  return phase === "running" ? <ImportProgress {...props} /> : <ImportReport {...props} />;
}

/**
 * An import on its way: with scripts it continues automatically, round by round; without, or after a failure, by its
 * button.
 */
function ImportProgress({ state, refused }: StepProps) {
  const { t } = useTranslation("transfer");
  const { fetcher, refused: failed, pending } = useFormFetcher<{ next: string }>();
  const { formError } = useFormErrors(failed ?? refused);
  const { next, rounds } = state;
  const goOn = useEffectEvent((round: number) => {
    if (!failed && round < rounds) void fetcher.submit({ step: "run" }, { method: "post" });
  });
  useEffect(() => goOn(next), [next]);
  const { done, total } = state;
  return (
    <fetcher.Form method="post" className="flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <div className="flex flex-col gap-2">
        <progress
          value={done}
          max={Math.max(total, 1)}
          aria-label={t("progress.title")}
          className="h-3 w-full accent-accent"
        />
        <p className="tabular-nums">{t("progress.progress", { done, total })}</p>
      </div>
      <div className="flex flex-col sm:flex-row sm:justify-end">
        <Button type="submit" name="step" value="run" pending={pending}>
          {t("progress.continue")}
        </Button>
      </div>
    </fetcher.Form>
  );
}
