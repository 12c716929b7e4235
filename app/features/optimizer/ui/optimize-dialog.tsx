import { Icon } from "~/ui/icon";
import { useEffect, useRef, useState } from "react";
import { href } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormError, Notice } from "~/ui/notice";
import { useFormErrors } from "~/client/form-errors";
import { useFormFetcher } from "~/client/use-form-fetcher";

import type { OptimizationView } from "../improvement";
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
  return (
    <Dialog width="wide" open={open} onOpenChange={onOpenChange} title={t("title")} description={t("lead")}>
      <OptimizeSteps prompt={prompt} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with the open dialog, so that it starts fresh each time. */
function OptimizeSteps({ prompt: current, onClose }: { prompt: Prompt; onClose: () => void }) {
  // The version at the start, whatever data arrives meanwhile.
  const [prompt] = useState(current);
  const { t } = useTranslation("optimization");
  const [isSaved, setSaved] = useState(false);
  const { fetcher, refused, pending } = useFormFetcher<OptimizationView>({ onDone: () => setSaved(true) });
  const { data, formAction } = fetcher;
  // Refused answers leave the displayed result.
  const [optimization, setOptimization] = useState<OptimizationView>();
  if (data && "pieces" in data && data !== optimization) setOptimization(data);
  const asked = href("/dashboard/prompts/:promptId/optimize", { promptId: prompt.id });
  if (isSaved) return <Undo prompt={prompt} onClose={onClose} />;
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
      pending={pending ? (formAction === asked ? "asking" : "accepting") : undefined}
      keep={
        <Button variant="secondary" onClick={onClose} disabled={pending}>
          {t("keep")}
        </Button>
      }
    />
  );
}

/** After an accepted improvement: takes it back in one tap. */
function Undo({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { t } = useTranslation(["history", "shell"]);
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onClose });
  const { formError } = useFormErrors(refused);
  const done = useRef<HTMLDivElement>(null);
  // It replaces the form that was submitted.
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  const action = href("/dashboard/prompts/:promptId/history/:number", {
    promptId: prompt.id,
    number: String(prompt.version),
  });
  return (
    <fetcher.Form method="post" action={action} className="flex flex-col gap-4">
      <FormError>{formError}</FormError>
      <div ref={done} tabIndex={-1} className="outline-none">
        <Notice tone="success" title={t("saved")}>
          {t("savedHint")}
        </Notice>
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="submit" variant="secondary" icon={<Icon name="undo-2" />} pending={pending}>
          {t("undo")}
        </Button>
        <Button onClick={onClose}>{t("shell:close")}</Button>
      </div>
    </fetcher.Form>
  );
}
