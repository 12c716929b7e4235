import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { getPublication } from "~/features/town/get-publication.server";
import { unlinkVersion, unlinkVersionOperation } from "~/features/languages/unlink-version.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { ConfirmForm } from "~/shell/confirm-form";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/unlink";

export const handle: PageHandle = { back: { to: "/my-town-prompts" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { id, originalInput } = await getPublication(services, viewer, params.promptId);
  return { id, originalInput };
});

/** Takes one of the viewer's publications out of its versions in several languages. */
export const action = memberForm({
  form: emptyForm,
  operation: unlinkVersionOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    unlinkVersion(services, viewer, params.promptId),
  done: { to: href("/my-town-prompts"), flash: "publication_edited" },
});

export const clientAction = keepPage;

export default function PublicationUnlink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("townLanguages");
  return (
    <TaskPage title={t("unlinking.title")} lead={t("unlinking.lead")}>
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
      <ConfirmForm
        confirmLabel={t("unlink")}
        cancelLabel={t("unlinking.cancel")}
        cancelTo={href("/my-town-prompts/:promptId/languages", { promptId: loaderData.id })}
        variant="primary"
        refused={actionData}
      />
    </TaskPage>
  );
}
