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

/** A step of the dialog: the form or the result, each with its lead, and what was saved. */
type Step = "lead" | "resultLead" | "saved";

interface OptimizeDialogProps {
  prompt: Prompt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Optimizes a prompt; its owner chooses between before and after. */
export function OptimizeDialog({ prompt, open, onOpenChange }: OptimizeDialogProps) {
  const { t } = useTranslation("optimization");
  const [step, setStep] = useState<Step>("lead");
  return (
    <Dialog
      width="wide"
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={step !== "saved" && t(step)}
    >
      <OptimizeSteps {...{ prompt, step, setStep }} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface OptimizeStepsProps {
  prompt: Prompt;
  step: Step;
  setStep: (step: Step) => void;
  onClose: () => void;
}

/** Mounted with the open dialog, so that it starts fresh each time. */
function OptimizeSteps({ prompt: current, step, setStep, onClose }: OptimizeStepsProps) {
  // The version at the start, whatever data arrives meanwhile.
  const [prompt] = useState(current);
  const { t } = useTranslation("optimization");
  useEffect(() => () => setStep("lead"), [setStep]);
  const { fetcher, refused, pending } = useFormFetcher<OptimizationView>({ onDone: () => setStep("saved") });
  const { data, formAction } = fetcher;
  // Refused answers leave the displayed result.
  const [optimization, setOptimization] = useState<OptimizationView>();
  if (data && "pieces" in data && data !== optimization) setOptimization(data);
  useEffect(() => {
    if (optimization) setStep("resultLead");
  }, [optimization, setStep]);
  const asked = href("/dashboard/prompts/:promptId/optimize", { promptId: prompt.id });
  const task = formAction === asked ? "asking" : formAction?.endsWith("/reply") ? "reading" : "accepting";
  if (step === "saved") return <Accepted before={prompt} prompt={current} onClose={onClose} />;
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
