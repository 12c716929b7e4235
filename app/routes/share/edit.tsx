import { href } from "react-router";

import { servicesContext } from "~/context";
import { AppError } from "~/errors";
import { editSharedPrompt } from "~/features/sharing/edit-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { sharedTextsForm } from "~/features/sharing/schema";
import { SharedTextsForm } from "~/features/sharing/ui/shared-texts-form";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/edit";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { prompt, isOwner } = await getSharedPrompt(context.get(servicesContext), viewer, params.shareId);
  if (!isOwner) throw new AppError("prompt_not_owned");
  return { prompt };
});

/** Title and description. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    sharedTextsForm,
    async (texts) => {
      await editSharedPrompt(context.get(servicesContext), viewer, params.shareId, texts);
      return answerForm(request, href("/prompts/:shareId", params), "shared_updated");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function SharedPromptEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("sharing");
  return (
    <TaskPage title={t("page.edit")}>
      <SharedTextsForm prompt={loaderData.prompt} refused={actionData} />
    </TaskPage>
  );
}
