import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Spinner } from "~/ui/loading";

import type { GenerationState } from "./generation-state";

interface GenerationProgressProps {
  state: GenerationState;
  /** Shows the stage and the text, not only to screen readers. */
  isShown: boolean;
  onStop: () => void;
}

/** The current stage and the prompt as it is streamed; after it was stopped or failed the partial text. */
export function GenerationProgress({ state, isShown, onStop }: GenerationProgressProps) {
  const { t } = useTranslation("generator");
  const task = state.status === "working" && (state.stage ? t(`stage.${state.stage}`) : t("generating"));
  return (
    <>
      {/* A live region must exist before its first text. */}
      <p role="status" className="sr-only">
        {task}
      </p>
      {task && isShown && (
        <Card className="mt-6">
          <div className="flex items-center justify-between gap-4">
            <p aria-hidden className="phrases flex items-center gap-2.5 font-semibold">
              <Spinner className="size-5 text-accent-text" />
              {task}
            </p>
            <Button variant="ghost" size="sm" className="shrink-0" onClick={onStop}>
              {t("stop")}
            </Button>
          </div>
          {state.text && <Written className="mt-4">{state.text}</Written>}
        </Card>
      )}
      <Ending state={state} />
    </>
  );
}

/** The rest of a generation that was stopped or failed. */
function Ending({ state: { status, text } }: { state: GenerationState }) {
  const { t } = useTranslation("generator");
  const hasEnded = status === "stopped" || (status === "failed" && text !== "");
  if (!hasEnded) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      {status === "stopped" && <Notice>{t("stopped")}</Notice>}
      {text && (
        <Card>
          <p className="text-sm font-semibold text-ink-soft">{t("written")}</p>
          <Written className="mt-2">{text}</Written>
        </Card>
      )}
    </div>
  );
}

/** Streamed text in a scrollable box. */
function Written({ className, children }: { className: string; children: string }) {
  return (
    <pre dir="auto" className={`prompt-text max-h-96 overflow-y-auto text-ink-soft ${className}`}>
      {children}
    </pre>
  );
}
