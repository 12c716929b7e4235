import { useEffect, useState } from "react";
import { href } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { compareTexts } from "~/features/text/compare-texts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useFormFetcher } from "~/client/use-form-fetcher";

import type { OptimizationView } from "../improvement";
import { AcceptedPrompt } from "./accepted-prompt";
import { OptimizationResult } from "./optimization-result";
import { OptimizeForm } from "./optimize-form";

interface OptimizeDialogProps {
  prompt: Prompt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Optimizes a prompt; its owner chooses between before and after. */
export function OptimizeDialog({ prompt, open, onOpenChange }: OptimizeDialogProps) {
  const { t } = useTranslation("optimization");
  const [isSaved, setSaved] = useState(false);
  return (
    <Dialog
      width="wide"
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={!isSaved && t("lead")}
    >
      <OptimizeSteps {...{ prompt, isSaved, setSaved }} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface OptimizeStepsProps {
  prompt: Prompt;
  isSaved: boolean;
  setSaved: (isSaved: boolean) => void;
  onClose: () => void;
}

/** Mounted with the open dialog, so that it starts fresh each time. */
function OptimizeSteps({ prompt: current, isSaved, setSaved, onClose }: OptimizeStepsProps) {
  // The version at the start, whatever data arrives meanwhile.
  const [prompt] = useState(current);
  const { t } = useTranslation("optimization");
  useEffect(() => () => setSaved(false), [setSaved]);
  const { fetcher, refused, pending } = useFormFetcher<OptimizationView>({ onDone: () => setSaved(true) });
  const { data, formAction } = fetcher;
  // Refused answers leave the displayed result.
  const [optimization, setOptimization] = useState<OptimizationView>();
  if (data && "pieces" in data && data !== optimization) setOptimization(data);
  const asked = href("/dashboard/prompts/:promptId/optimize", { promptId: prompt.id });
  const task = formAction === asked ? "asking" : formAction?.endsWith("/reply") ? "reading" : "accepting";
  if (isSaved) return <Accepted before={prompt} prompt={current} onClose={onClose} />;
  if (!optimization)
    return (
      <OptimizeForm
        form={fetcher.Form}
        action={asked}
        input={{ purpose: prompt.originalInput, content: prompt.content }}
        refused={refused}
        pending={pending}
      />
    );
  return (
    <OptimizationResult
      optimization={optimization}
      form={fetcher.Form}
      prompt={prompt}
      refused={refused}
      pending={pending ? task : undefined}
      keep={
        <Button variant="secondary" onClick={onClose} disabled={pending}>
          {t("keep")}
        </Button>
      }
    />
  );
}

interface AcceptedProps {
  before: Prompt;
  prompt: Prompt;
  onClose: () => void;
}

function Accepted({ before, prompt, onClose }: AcceptedProps) {
  const { t } = useTranslation("shell");
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onClose });
  return (
    <AcceptedPrompt
      prompt={prompt}
      former={before.version}
      sides={compareTexts(before.content, prompt.content)}
      form={fetcher.Form}
      refused={refused}
      pending={pending}
      close={<Button onClick={onClose}>{t("close")}</Button>}
    />
  );
}
