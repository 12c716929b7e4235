import { useState } from "react";
import { href } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useFormFetcher } from "~/client/use-form-fetcher";

import type { OptimizationAnswer } from "../improvement";
import { OptimizationResult } from "./optimization-result";
import { OptimizeForm } from "./optimize-form";

interface OptimizeDialogProps {
  prompt: Prompt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Optimizes a prompt; its owner chooses between before and after. */
export function OptimizeDialog({ prompt, open, onOpenChange }: OptimizeDialogProps) {
  const { t } = useTranslation(["optimization", "shell"]);
  return (
    <Dialog
      width="wide"
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("lead")}
      closeLabel={t("shell:close")}
    >
      <OptimizeSteps prompt={prompt} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with the open dialog, so that it starts anew each time. */
function OptimizeSteps({ prompt: current, onClose }: { prompt: Prompt; onClose: () => void }) {
  // The version at the start, whatever data arrives meanwhile.
  const [prompt] = useState(current);
  const { t } = useTranslation("optimization");
  const asking = useFormFetcher<OptimizationAnswer>();
  const accepting = useFormFetcher({ onDone: onClose });
  const { data } = asking.fetcher;
  // Refused answers leave the displayed result.
  const [answer, setAnswer] = useState<OptimizationAnswer>();
  if (data && "comparison" in data && data !== answer) setAnswer(data);
  const params = { promptId: prompt.id };
  const asked = href("/dashboard/prompts/:promptId/optimize", params);
  if (!answer)
    return (
      <OptimizeForm
        form={asking.fetcher.Form}
        action={asked}
        order={{ purpose: prompt.originalInput, content: prompt.content }}
        refused={asking.refused}
        pending={asking.pending}
      />
    );
  return (
    <OptimizationResult
      answer={answer}
      form={accepting.fetcher.Form}
      action={href("/dashboard/prompts/:promptId", params)}
      updatedAt={prompt.updatedAt}
      refused={accepting.refused}
      pending={accepting.pending}
      asking={{ form: asking.fetcher.Form, action: asked, refused: asking.refused, pending: asking.pending }}
      keep={
        <Button variant="secondary" onClick={onClose} disabled={accepting.pending}>
          {t("keep")}
        </Button>
      }
    />
  );
}
