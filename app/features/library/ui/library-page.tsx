import { href } from "react-router";

import { Welcome } from "~/features/accounts/ui/welcome";
import { useTranslation } from "~/i18n";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import type { LibraryView } from "../get-library.server";
import { Library } from "./library";

interface LibraryPageProps {
  /** Null: the member has signed out elsewhere (specification, section 2). */
  view: LibraryView | null;
  promotion: Parameters<typeof Welcome>[0]["promotion"];
}

/** A member's library, with a welcome for new members. */
export function LibraryPage({ view, promotion }: LibraryPageProps) {
  if (!view) return <SignedOut />;
  return (
    <>
      <Welcome prompts={view.rows} shelved={view.shelved} promotion={promotion} />
      <Library view={view} />
    </>
  );
}

function SignedOut() {
  const { t } = useTranslation("library");
  return (
    <EmptyState
      page
      illustration={<Street scene="night" />}
      title={t("signInFirst")}
      className="py-16"
      action={<LinkButton to={href("/auth")}>{t("signIn")}</LinkButton>}
    />
  );
}
