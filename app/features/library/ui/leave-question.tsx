import { href, useBlocker } from "react-router";

import { isEdited } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Confirmation } from "~/ui/confirmation";

/** Asks before a link, a search or the way back leaves a prompt's text that is being written. */
export function LeaveQuestion() {
  const { t } = useTranslation("library");
  // At the end of a session the text is stored until the next sign-in.
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== href("/login") && isWriting());
  if (blocker.state !== "blocked") return null;
  return (
    <Confirmation
      open
      onOpenChange={() => blocker.reset()}
      title={t("leave.title")}
      description={t("leave.lead")}
      confirmLabel={t("leave.confirm")}
      onConfirm={() => blocker.proceed()}
    />
  );
}

const isWriting = () =>
  [
    ...document.querySelectorAll<HTMLTextAreaElement>(
      "form textarea[name=content], form textarea[name=originalInput]",
    ),
  ].some(isEdited);
