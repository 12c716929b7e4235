import { href, Link } from "react-router";

import { keepPage } from "~/client/keep-page";
import { isRecent } from "~/features/accounts/confirm-identity.server";
import { confirmViewer } from "~/features/accounts/confirm-viewer.server";
import { deleteAccount, deleteAccountOperation } from "~/features/accounts/delete-account.server";
import { googleError } from "~/features/accounts/google-errors";
import { confirmationForm } from "~/features/accounts/passkeys/schema";
import { signInWays } from "~/features/accounts/sign-in-ways.server";
import { AccountCard } from "~/features/accounts/ui/account-card";
import { DeletionForm } from "~/features/accounts/ui/deletion-form";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";

import type { Route } from "./+types/profile-delete";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(async ({ services, url, viewer }: MemberArgs<Route.LoaderArgs>) => {
  return {
    recent: isRecent(services, viewer),
    providers: await signInWays(services, viewer),
    failure: googleError(url.searchParams.get("error")),
  };
});

export const action = memberForm({
  form: confirmationForm,
  operation: deleteAccountOperation,
  run: async (proof, { services, viewer }) =>
    deleteAccount(services, await confirmViewer(services, viewer, proof)),
  done: { redirect: href("/auth"), session: null, flash: "account_deleted" },
});

export const clientAction = keepPage;

export default function ProfileDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PageHead title={t("deletion.title")} noIndex />
      <AccountCard title={t("deletion.title")} lead={t("deletion.lead")}>
        <Link to={href("/dashboard/export")} className="text-link self-start">
          {t("deletion.export")}
        </Link>
        <DeletionForm {...loaderData} refused={actionData} />
      </AccountCard>
    </>
  );
}
