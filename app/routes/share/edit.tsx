import { href } from "react-router";

import { AppError } from "~/errors";
import { editSharedPrompt, editSharedPromptOperation } from "~/features/sharing/edit-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { sharedTextsForm } from "~/features/sharing/schema";
import { SharedTextsForm } from "~/features/sharing/ui/shared-texts-form";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/edit";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { prompt, isOwner, ownId } = await getSharedPrompt(services, viewer, params.shareId);
  if (!isOwner) throw new AppError("prompt_not_owned");
  return { prompt, ownId };
});

export const action = memberForm({
  form: sharedTextsForm,
  operation: editSharedPromptOperation,
  run: (texts, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    editSharedPrompt(services, viewer, params.shareId, texts),
  done: (_, { params }) => ({ to: href("/prompts/:shareId", params), flash: "shared_updated" }),
});

export const clientAction = keepPage;

export default function SharedPromptEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("sharing");
  return (
    <TaskPage title={t("page.edit")}>
      <SharedTextsForm {...loaderData} refused={actionData} />
    </TaskPage>
  );
}
