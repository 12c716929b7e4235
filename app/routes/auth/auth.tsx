import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { safePath } from "~/http/safe-path";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";

import type { Route } from "./+types/auth";

export const handle: PageHandle = { back: {} };

export function loader({ request }: Route.LoaderArgs) {
  return { redirectTo: safePath(new URL(request.url).searchParams.get("redirectTo")) };
}

export default function Auth({ loaderData: { redirectTo } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("auth.title")} noIndex />
      <EmptyState
        page
        illustration={<Street />}
        title={t("auth.lead")}
        className="py-16"
        action={
          redirectTo && (
            <Button asChild>
              <Link to={redirectTo}>{t("auth.draftBack")}</Link>
            </Button>
          )
        }
      >
        {redirectTo && <p>{t("auth.draftKept")}</p>}
      </EmptyState>
    </>
  );
}
