import { href, redirect } from "react-router";

import { servicesContext } from "~/context";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { shareForm } from "~/features/sharing/schema";
import { sharePrompt } from "~/features/sharing/share-prompt.server";
import { ShareForm } from "~/features/sharing/ui/share-form";
import { isFetched } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-share";

export const handle: PageHandle = { back: { to: "/dashboard" } };

/** A prompt that has its link needs no form any more. */
export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const { id, shareId } = await getPrompt(context.get(servicesContext), viewer, params.promptId);
  if (shareId) throw redirect(href("/prompts/:shareId", { shareId }), 303);
  return { id };
});

export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    shareForm,
    async (order) => {
      const caller = await rateLimitKey(request, viewer);
      const shareId = await sharePrompt(
        context.get(servicesContext),
        viewer,
        caller,
        params.promptId,
        order,
        { signal: request.signal },
      );
      // Scripts copy the link first.
      return isFetched(request)
        ? Response.json({ shareId })
        : redirect(href("/prompts/:shareId", { shareId }), 303);
    },
    { limit: "optimize" },
  ),
);

export const clientAction = keepPage;

export default function PromptShare({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("sharing");
  return (
    <TaskPage title={t("dialog.title")} lead={t("dialog.lead")}>
      <ShareForm
        action={href("/dashboard/prompts/:promptId/share", { promptId: loaderData.id })}
        promptId={loaderData.id}
        refused={actionData}
      />
    </TaskPage>
  );
}
