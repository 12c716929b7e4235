import { useTranslation } from "react-i18next";

import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Spinner } from "~/ui/spinner";

import type { GenerationState } from "./generation-state";

interface GenerationProgressProps {
  state: GenerationState;
  onStop: () => void;
}

/** What is being done, and the prompt as it is written; or why there is none, and how far it came. */
export function GenerationProgress({ state, onStop }: GenerationProgressProps) {
  const { t } = useTranslation("generator");
  if (state.status === "idle") return null;
  if (state.status === "working")
    return (
      <Card className="mt-6">
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="phrases flex items-center gap-2.5 font-semibold">
            <Spinner className="size-5 text-accent-text" />
            {state.stage ? t(`stage.${state.stage}`) : t("generating")}
          </p>
          <Button variant="ghost" size="sm" className="shrink-0" onClick={onStop}>
            {t("stop")}
          </Button>
        </div>
        {state.text && <Written className="mt-4">{state.text}</Written>}
      </Card>
    );
  return (
    <div className="mt-6 flex flex-col gap-3">
      {state.status === "failed" ? (
        <Notice tone="danger">{state.error}</Notice>
      ) : (
        <Notice>{t("stopped")}</Notice>
      )}
      {state.text && (
        <Card>
          <p className="text-sm font-semibold text-ink-soft">{t("written")}</p>
          <Written className="mt-2">{state.text}</Written>
        </Card>
      )}
    </div>
  );
}

/** Text that grows or stopped growing, in a box with a scrollbar of its own. */
function Written({ className, children }: { className: string; children: string }) {
  return (
    <pre dir="auto" className={`prompt-text max-h-96 overflow-y-auto text-ink-soft ${className}`}>
      {children}
    </pre>
  );
}
