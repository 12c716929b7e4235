import { useState } from "react";
import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";
import { typeTags } from "~/domain/prompt-use";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Textarea } from "~/ui/input";

interface OwnAiProps extends Submission {
  promptId: string;
  /** The request to the person's AI. */
  request: string;
  /** The text in the request and its purpose, for the reply. */
  input: { purpose: string; given: string };
  open: boolean;
}

/** A request to improve the prompt for an AI that the person uses already, and the form that takes its reply. */
export function OwnAi({
  promptId,
  request,
  input,
  open,
  form: PostForm = "form",
  refused,
  pending,
}: OwnAiProps) {
  const { t } = useTranslation("optimization");
  const { fieldError } = useFormErrors(refused);
  const error = fieldError("reply");
  const [isOpen, setIsOpen] = useState(open);
  // Never closed by a result: the reply may be typed already.
  if (!isOpen && (open || error !== undefined)) setIsOpen(true);
  return (
    <details open={isOpen} className="rounded-card border border-line p-4">
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">{t("ownAi.title")}</summary>
      <div className="flex flex-col gap-4">
        <p className="phrases text-sm text-ink-soft">{t("ownAi.lead")}</p>
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent-text">
            {t("ownAi.request")}
          </summary>
          <pre
            dir="auto"
            translate="no"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable box must be reachable by keyboard.
            tabIndex={0}
            className="prompt-text max-h-[45dvh] overflow-y-auto rounded-control border border-line bg-surface-sunken p-4 text-sm noscript:select-all"
          >
            {request}
          </pre>
        </details>
        <OpenInService heading="h4" type={typeTags.text} prompt={request} />
        <CopyButton text={request} variant="secondary" size="sm" className="self-start" />
        <PostForm
          method="post"
          action={href("/dashboard/prompts/:promptId/optimize/reply", { promptId })}
          // Two long texts are too large in the other encoding.
          encType="multipart/form-data"
          noValidate
          className="flex flex-col items-start gap-3"
        >
          <HiddenFields values={input} />
          <Field label={t("ownAi.reply")} hint={t("ownAi.replyHint")} error={error} className="w-full">
            {(control) => (
              <Textarea
                {...control}
                name="reply"
                minHeight={96}
                maxHeight="40dvh"
                defaultValue={refused?.values.reply}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" icon={<Icon name="git-compare" />} pending={pending}>
            {t("ownAi.read")}
          </Button>
        </PostForm>
      </div>
    </details>
  );
}
