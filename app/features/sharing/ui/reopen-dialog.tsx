import { href } from "react-router";

import { FormDialog } from "~/client/form-dialog";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { FormError } from "~/ui/notice";
import { SubmitRow } from "~/ui/submit-row";
import { useFormErrors } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";

interface ReopenDialogProps {
  prompt: Pick<Prompt, "id" | "publishedAt">;
  onReopened: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The question before the link of a private prompt opens again. */
export function ReopenDialog({ prompt, onReopened, ...dialog }: ReopenDialogProps) {
  const { t } = useTranslation(["sharing", "publishing"]);
  return (
    <FormDialog
      {...dialog}
      title={t("reopen.title")}
      description={t(`visibility.${prompt.publishedAt ? "town" : "link"}.opens`)}
      cancelLabel={t("publishing:share.cancel")}
      onDone={onReopened}
    >
      {(form) => <ReopenForm {...form} id={prompt.id} />}
    </FormDialog>
  );
}

function ReopenForm({ form: PostForm = "form", id, refused, pending, children }: FormProps & { id: string }) {
  const { t } = useTranslation("sharing");
  const { formError } = useFormErrors(refused);
  return (
    <PostForm method="post" action={href("/dashboard/prompts/:promptId/toggle-public", { promptId: id })}>
      <FormError>{formError}</FormError>
      <HiddenFields values={{ isPublic: "true" }} />
      <SubmitRow before={children} icon={<Icon name="link-2" />} pending={pending}>
        {t("reopen.submit")}
      </SubmitRow>
    </PostForm>
  );
}
