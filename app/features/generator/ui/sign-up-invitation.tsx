import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";

/** Invites a visitor to register, with a redirect back to the page. */
export function SignUpInvitation({ redirectTo }: { redirectTo?: string }) {
  const { t } = useTranslation("prompts");
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : "";
  return (
    <Card
      asChild
      padding="lg"
      className="mt-8 flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <aside>
        <div>
          <h2 className="text-lg">{t("invitation.title")}</h2>
          <p className="phrases mt-1 text-ink-soft">{t("invitation.text")}</p>
        </div>
        <Button asChild variant="secondary" className="shrink-0">
          <Link to={href("/auth/register") + query}>{t("invitation.action")}</Link>
        </Button>
      </aside>
    </Card>
  );
}
