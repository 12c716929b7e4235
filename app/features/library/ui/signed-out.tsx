import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";

/** Stands in place of a library whose member has signed out elsewhere (specification, section 2). */
export function SignedOut() {
  const { t } = useTranslation("library");
  return (
    <EmptyState
      page
      illustration={<Street />}
      title={t("signInFirst")}
      className="py-16"
      action={
        <Button asChild>
          <Link to={href("/auth")}>{t("signIn")}</Link>
        </Button>
      }
    />
  );
}
