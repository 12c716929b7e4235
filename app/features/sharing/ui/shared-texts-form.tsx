import { Check } from "lucide-react";
import type { ElementType, ReactNode } from "react";
import { href } from "react-router";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { SharedPrompt } from "../shared-prompt";
import { SharedTextsFields } from "./shared-texts-fields";

interface SharedTextsFormProps {
  /** Draws the form: a fetcher's own, or the browser's. */
  form?: ElementType;
  prompt: SharedPrompt;
  refused?: RefusedForm;
  pending?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Changes what a shared prompt is called; the button takes no second press while it works. */
export function SharedTextsForm(props: SharedTextsFormProps) {
  const { form: PostForm = "form", prompt, refused, pending, children } = props;
  const { t } = useTranslation("sharing");
  const { sentence, complaint } = useRefusal(refused);
  useRefusalNotice(refused, { failure: t("edited.failed") });
  const start = {
    title: refused?.values.title ?? prompt.title ?? "",
    description: refused?.values.description ?? prompt.description ?? "",
  };
  return (
    <PostForm
      method="post"
      action={href("/prompts/:shareId/edit", { shareId: prompt.shareId })}
      noValidate
      className="flex flex-col gap-5"
    >
      {sentence && (
        <Notice tone="danger" title={t("edited.failed")}>
          {sentence}
        </Notice>
      )}
      <SharedTextsFields start={start} complaint={complaint} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button type="submit" icon={<Check aria-hidden />} pending={pending}>
          {t("page.saveEdit")}
        </Button>
      </div>
    </PostForm>
  );
}
