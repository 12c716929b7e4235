import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { servicesContext } from "~/context";
import { getRemovable } from "~/features/town/get-publication.server";
import { removePublication } from "~/features/town/remove-publication.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { emptyForm, submitForm } from "~/http/submit-form.server";
import { ConfirmForm } from "~/shell/confirm-form";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/delete";

export const handle: PageHandle = { back: { to: "/town-prompts" } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getRemovable(context.get(servicesContext), viewer, params.promptId);
  return { originalInput: prompt.originalInput, isOwn: prompt.originalCreatorId === viewer.id };
});

/** Takes a prompt out of the town: its owner, or an admin. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    emptyForm,
    async () => {
      await removePublication(context.get(servicesContext), viewer, params.promptId);
      return answerForm(request, href("/town-prompts"), "publication_removed");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function PublicationDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("town");
  return (
    <TaskPage title={t("removal.title")} lead={loaderData.isOwn ? t("removal.lead") : t("removal.adminLead")}>
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
      <ConfirmForm
        confirmLabel={t("removal.submit")}
        cancelLabel={t("removal.cancel")}
        cancelTo={href("/town-prompts")}
        refused={actionData}
      />
    </TaskPage>
  );
}
