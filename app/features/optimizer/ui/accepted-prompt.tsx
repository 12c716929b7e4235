import { useEffect, useRef, type ReactNode } from "react";
import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";
import type { VersionComparison } from "~/features/prompts/history/compare-versions.server";
import { Comparison } from "~/features/prompts/history/ui/comparison";
import type { Prompt } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { FormError, Notice } from "~/ui/notice";

interface AcceptedPromptProps extends Submission {
  prompt: Pick<Prompt, "id" | "content" | "version">;
  /** Number of the version before. */
  former: number;
  sides: VersionComparison["comparison"];
  /** A button or a link that leads on. */
  close: ReactNode;
}

/** The text after an accepted improvement, what changed in it, and a button that takes it back. */
export function AcceptedPrompt(props: AcceptedPromptProps) {
  const { prompt, former, sides, close, form: PostForm = "form", refused, pending } = props;
  const { t } = useTranslation(["history", "optimization"]);
  const { formError } = useFormErrors(refused);
  const done = useRef<HTMLDivElement>(null);
  // It replaces the form that was submitted.
  useEffect(() => done.current?.focus(), []);
  const isChanged = former < prompt.version;
  const undo = { promptId: prompt.id, number: String(former) };
  return (
    <PostForm
      method="post"
      action={href("/dashboard/prompts/:promptId/history/:number", undo)}
      className="flex flex-col gap-4"
    >
      <FormError>{formError}</FormError>
      <div ref={done} tabIndex={-1} className="outline-none">
        <Notice tone="success" title={t(isChanged ? "saved" : "compare.same")}>
          {isChanged && t("savedHint")}
        </Notice>
      </div>
      <section aria-label={t("current")} className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm font-semibold text-ink-soft">{t("current")}</p>
          <CopyButton text={prompt.content} variant="secondary" size="sm" />
        </div>
        <div
          dir="auto"
          translate="no"
          className="prompt-text mt-1 rounded-control border border-line bg-surface-sunken p-4 text-sm"
        >
          {prompt.content}
        </div>
      </section>
      {isChanged && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent-text">
            {t("optimization:changed")}
          </summary>
          <Comparison
            titles={{ before: t("optimization:before"), after: t("optimization:after") }}
            sides={sides}
          />
        </details>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {isChanged && (
          <Button type="submit" variant="secondary" icon={<Icon name="undo-2" />} pending={pending}>
            {t("undo")}
          </Button>
        )}
        {close}
      </div>
    </PostForm>
  );
}
