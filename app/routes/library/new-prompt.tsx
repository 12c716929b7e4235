import { href } from "react-router";

import { servicesContext } from "~/context";
import { listFolders } from "~/features/folders/list-folders.server";
import { ManualPromptForm } from "~/features/library/ui/manual-prompt-form";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { promptForm } from "~/features/prompts/schema";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/new-prompt";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ context, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  folders: await listFolders(context.get(servicesContext), viewer),
}));

/** A prompt made by hand. */
export const action = memberPage(({ request, context, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    promptForm,
    async (draft) => {
      await createPrompt(context.get(servicesContext), viewer, draft);
      return answerForm(request, href("/dashboard"), "prompt_saved");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function NewPrompt({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("manual.title")} lead={t("manual.lead")}>
      <ManualPromptForm folders={loaderData.folders} refused={actionData} />
    </TaskPage>
  );
}
