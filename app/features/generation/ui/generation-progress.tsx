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

/** What is being done, and the prompt as it is written; or why there is none. */
export function GenerationProgress({ state, onStop }: GenerationProgressProps) {
  const { t } = useTranslation("generator");
  if (state.status === "failed")
    return (
      <Notice tone="danger" className="mt-6">
        {state.error}
      </Notice>
    );
  if (state.status === "stopped") return <Notice className="mt-6">{t("stopped")}</Notice>;
  if (state.status === "idle") return null;
  return (
    <Card className="mt-6">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="flex items-center gap-2.5 font-semibold">
          <Spinner className="size-5 text-accent-text" />
          {state.stage ? t(`stage.${state.stage}`) : t("generating")}
        </p>
        <Button variant="ghost" size="sm" onClick={onStop}>
          {t("stop")}
        </Button>
      </div>
      {state.text && (
        <p dir="auto" className="prompt-text mt-4 max-h-96 overflow-y-auto text-ink-soft">
          {state.text}
        </p>
      )}
    </Card>
  );
}
