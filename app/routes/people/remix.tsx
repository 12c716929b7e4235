import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { versionInQuery } from "~/domain/version-number";
import { remixForm } from "~/features/people/schema";
import { RemixForm } from "~/features/people/ui/remix-form";
import { copySharedPrompt, copySharedPromptOperation } from "~/features/sharing/copy-shared-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/remix";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = memberPage(async ({ services, url, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const version = versionInQuery(url.searchParams);
  const { prompt } = await getSharedPrompt(services, viewer, params.shareId, version);
  const { shareId, originalInput, content, variables } = prompt;
  return { source: { shareId, version: prompt.version, originalInput, content, variables } };
}, "/auth/register");

/** Saves the changed copy, and leads on to its publication. */
export const action = memberForm({
  form: remixForm,
  operation: copySharedPromptOperation,
  run: ({ folderId: _folder, ...changes }, { services, viewer, url, params }: MemberCall<Route.ActionArgs>) =>
    copySharedPrompt(services, viewer, params.shareId, null, versionInQuery(url.searchParams), changes),
  done: ({ id }) => ({
    redirect: href("/dashboard/prompts/:promptId/publish", { promptId: id }),
    flash: "prompt_saved",
  }),
});

export const clientAction = keepPage;

export default function Remix({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("people");
  return (
    <TaskPage title={t("remix.title")} lead={t("remix.lead")}>
      <RemixForm key={loaderData.source.shareId} source={loaderData.source} refused={actionData} />
    </TaskPage>
  );
}
