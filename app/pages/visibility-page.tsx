import type { RefusedForm } from "~/errors";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import { TaskPage } from "~/shell/task-page";

interface VisibilityPageProps {
  isPublic: boolean;
  /** The id of a prompt that an admin made private. Null if none did. */
  withheldId: string | null;
  refused?: RefusedForm;
}

/** The form that makes a shared prompt private or public, for browsers without scripts. */
export function VisibilityPage({ isPublic, withheldId, refused }: VisibilityPageProps) {
  const { t } = useTranslation("library");
  const label = isPublic ? t("card.makePrivate") : t("card.makePublic");
  if (withheldId !== null)
    return (
      <TaskPage title={label}>
        <RemovedNotice promptId={withheldId} />
      </TaskPage>
    );
  return (
    <ConfirmPage
      title={label}
      confirmLabel={label}
      cancelLabel={t("card.cancel")}
      fields={{ isPublic: String(!isPublic) }}
      refused={refused}
    />
  );
}
