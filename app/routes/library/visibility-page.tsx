import type { RefusedForm } from "~/errors";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { useTranslation } from "~/i18n";
import { ConfirmForm } from "~/shell/confirm-form";
import { TaskPage } from "~/shell/task-page";

interface VisibilityPageProps {
  isPublic: boolean;
  /** The id of a prompt that an admin made private; null: none did. */
  withheldId: string | null;
  /** The path of the cancel link. */
  back: string;
  refused?: RefusedForm;
}

/** The form that makes a shared prompt private or public, for browsers without scripts. */
export function VisibilityPage({ isPublic, withheldId, back, refused }: VisibilityPageProps) {
  const { t } = useTranslation("library");
  const label = isPublic ? t("card.makePrivate") : t("card.makePublic");
  return (
    <TaskPage title={label}>
      {withheldId !== null ? (
        <RemovedNotice promptId={withheldId} />
      ) : (
        <ConfirmForm
          confirmLabel={label}
          cancelLabel={t("card.cancel")}
          cancelTo={back}
          fields={{ isPublic: String(!isPublic) }}
          refused={refused}
        />
      )}
    </TaskPage>
  );
}
