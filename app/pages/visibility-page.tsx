import type { RefusedForm } from "~/errors";
import type { Prompt } from "~/features/prompts/prompt";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import { TaskPage } from "~/shell/task-page";

interface VisibilityPageProps {
  prompt: Pick<Prompt, "id" | "title" | "originalInput" | "isPublic" | "publishedAt" | "withheldAt">;
  refused?: RefusedForm;
}

/** The page that makes a shared prompt private or public, and says what that changes. */
export function VisibilityPage({ prompt, refused }: VisibilityPageProps) {
  const { t } = useTranslation(["library", "sharing"]);
  const { id, title, originalInput, isPublic, publishedAt, withheldAt } = prompt;
  const label = isPublic ? t("card.makePrivate") : t("card.makePublic");
  if (withheldAt)
    return (
      <TaskPage title={label}>
        <RemovedNotice promptId={id} />
      </TaskPage>
    );
  const change = isPublic ? "closes" : "opens";
  return (
    <ConfirmPage
      title={label}
      lead={t(`sharing:visibility.${publishedAt ? "town" : "link"}.${change}`)}
      variant="primary"
      confirmLabel={label}
      cancelLabel={t("card.cancel")}
      fields={{ isPublic: String(!isPublic) }}
      refused={refused}
    >
      <QuotedPurpose>{title || originalInput}</QuotedPurpose>
    </ConfirmPage>
  );
}
