import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { servicesContext } from "~/context";
import { visibilityForm } from "~/features/prompts/schema";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { getPublication } from "~/features/town/get-publication.server";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { ConfirmForm } from "~/shell/confirm-form";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/toggle-public";

export const handle: PageHandle = { back: { to: href("/my-town-prompts") } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { isPublic } = await getPublication(context.get(servicesContext), viewer, params.promptId);
  return { isPublic };
});

/** Hides one of the viewer's publications, or shows it again. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    visibilityForm,
    async (wanted) => {
      const services = context.get(servicesContext);
      const { isPublic } = await togglePublic(services, viewer, params.promptId, wanted.isPublic);
      return answerForm(request, href("/my-town-prompts"), isPublic ? "prompt_public" : "prompt_private");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function PublicationToggle({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  const label = loaderData.isPublic ? t("card.makePrivate") : t("card.makePublic");
  return (
    <TaskPage title={label}>
      <ConfirmForm
        confirmLabel={label}
        cancelLabel={t("card.cancel")}
        cancelTo={href("/my-town-prompts")}
        fields={{ isPublic: String(!loaderData.isPublic) }}
        refused={actionData}
      />
    </TaskPage>
  );
}
