import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { servicesContext } from "~/context";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { visibilityForm } from "~/features/prompts/schema";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { ConfirmForm } from "~/shell/confirm-form";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-toggle-public";

export const handle: PageHandle = { back: { to: href("/dashboard") } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { isPublic } = await getPrompt(context.get(servicesContext), viewer, params.promptId);
  return { isPublic };
});

export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    visibilityForm,
    async (wanted) => {
      const services = context.get(servicesContext);
      const { isPublic } = await togglePublic(services, viewer, params.promptId, wanted.isPublic);
      return answerForm(request, href("/dashboard"), isPublic ? "prompt_public" : "prompt_private");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function PromptTogglePublic({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  const label = loaderData.isPublic ? t("card.makePrivate") : t("card.makePublic");
  return (
    <TaskPage title={label}>
      <ConfirmForm
        confirmLabel={label}
        cancelLabel={t("card.cancel")}
        cancelTo={href("/dashboard")}
        fields={{ isPublic: String(!loaderData.isPublic) }}
        refused={actionData}
      />
    </TaskPage>
  );
}
