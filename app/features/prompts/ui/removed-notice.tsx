import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

/** The reason why a prompt cannot be made public: an admin hid or removed it; with a link to the decision. */
export function RemovedNotice({ id, promptId }: { id?: string; promptId: string }) {
  const { t } = useTranslation(["errors", "library"]);
  return (
    <div id={id}>
      <Notice
        action={
          <Link to={href("/dashboard/prompts/:promptId/decision", { promptId })} className="text-link">
            {t("library:card.decision")}
          </Link>
        }
      >
        {t("prompt_removed")}
      </Notice>
    </div>
  );
}
