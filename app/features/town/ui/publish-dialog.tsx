import { useEffect } from "react";
import { href, useFetcher } from "react-router";

import { FormDialog } from "~/client/form-dialog";
import type { Done } from "~/client/use-form-fetcher";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";

import { PublishForm, type PublishProposals } from "./publish-form";
import { publishLabel } from "./publish-label";

interface PublishDialogProps {
  prompt: Prompt;
  onDone: (result: Done) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The publication form as a dialog. A first publication waits for the proposals of the form's page, which are null without a network, so
 * that they replace nothing typed.
 */
export function PublishDialog({ prompt, ...dialog }: PublishDialogProps) {
  const { t } = useTranslation("publishing");
  const posted = prompt.publishedAt !== null;
  const { load, data } = useFetcher<PublishProposals | null>();
  const from =
    dialog.open && !posted && href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id });
  useEffect(() => {
    if (from) void load(from);
  }, [load, from]);
  const waits = !posted && data === undefined;
  return (
    <FormDialog
      {...dialog}
      title={t(posted ? publishLabel(prompt) : "publish.title")}
      description={posted ? undefined : t("publish.lead")}
      cancelLabel={t("publish.cancel")}
    >
      {(form) => (
        <div inert={waits} aria-busy={waits} className={joinClasses(waits && "opacity-60")}>
          <PublishForm key={String(waits)} {...form} {...(!posted && data)} prompt={prompt} />
        </div>
      )}
    </FormDialog>
  );
}
