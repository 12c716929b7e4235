import { href, Link } from "react-router";

import { useReturned } from "~/features/prompts/ui/returned-reader";
import { useTranslation } from "~/i18n";

interface AfterUseProps {
  /** The id of the reader's own prompt, to which they may add examples. Null for others. */
  ownId: string | null;
}

/** Asks once, when the reader comes back from a service: its owner may show what it made, others save it. */
export function AfterUse({ ownId }: AfterUseProps) {
  const { t } = useTranslation("sharing");
  const returned = useReturned();
  return (
    <p role="status" className="phrases text-sm text-ink-soft empty:hidden">
      {returned && (
        <>
          {t("page.didItWork")}{" "}
          {ownId ? (
            <Link to={href("/my-town-prompts/:promptId/examples", { promptId: ownId })} className="text-link">
              {t("page.showResult")}
            </Link>
          ) : (
            t("page.saveIt")
          )}
        </>
      )}
    </p>
  );
}
