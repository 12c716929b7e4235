import type { RefusedForm } from "~/errors";
import { toldFields, type ToldField } from "~/features/facts/schema";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { FactsNote } from "~/features/prompts/ui/facts-note";
import { visibilityLabel } from "~/features/prompts/ui/visibility-label";
import type { Prompt } from "~/features/prompts/prompt";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import type { Telling } from "~/features/sharing/ui/shared-texts-fields";
import { useTranslation } from "~/i18n";
import { ConfirmPage } from "~/shell/confirm-page";
import { TaskPage } from "~/shell/task-page";

interface VisibilityPageProps {
  prompt: Pick<
    Prompt,
    "id" | ToldField | "content" | "variables" | "isPublic" | "publishedAt" | "withheldAt"
  >;
  /** The names of the member's facts in its texts. */
  held: Telling["held"];
  /** The names of those that become fields. */
  placed: readonly string[];
  refused?: RefusedForm;
}

/** The page that makes a shared prompt private or public, and says what that changes. */
export function VisibilityPage({ prompt, held, placed, refused }: VisibilityPageProps) {
  const { t } = useTranslation(["library", "sharing"]);
  const { id, title, originalInput, isPublic, publishedAt, withheldAt } = prompt;
  const label = t(visibilityLabel({ isPublic, isInTown: publishedAt !== null }));
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
      fields={{ isPublic: String(!isPublic) }}
      refused={refused}
      asks={
        !isPublic &&
        toldFields.map((field) => (
          <HeldFacts
            key={field}
            field={field}
            text={prompt[field] ?? ""}
            held={held?.[field]}
            refused={refused}
          />
        ))
      }
    >
      <QuotedPurpose>{title || originalInput}</QuotedPurpose>
      {!isPublic && <FactsNote template={prompt} placed={placed} />}
    </ConfirmPage>
  );
}
