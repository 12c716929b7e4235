import { href } from "react-router";

import { servicesContext } from "~/context";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { emptyForm, submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { ConfirmForm } from "~/shell/confirm-form";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-delete";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { originalInput } = await getPrompt(context.get(servicesContext), viewer, params.promptId);
  return { originalInput };
});

export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    emptyForm,
    async () => {
      await deletePrompt(context.get(servicesContext), viewer, params.promptId);
      return answerForm(request, href("/dashboard"), "prompt_deleted");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function PromptDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("card.removeTitle")} lead={t("card.removeLead")}>
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
      <ConfirmForm
        confirmLabel={t("card.remove")}
        cancelLabel={t("card.cancelRemove")}
        cancelTo={href("/dashboard")}
        refused={actionData}
      />
    </TaskPage>
  );
}
