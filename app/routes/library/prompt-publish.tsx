import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { servicesContext } from "~/context";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import { publishForm } from "~/features/town/schema";
import { suggestBuiltin } from "~/features/town/suggestion/suggest-builtin";
import { PublishForm } from "~/features/town/ui/publish-form";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/prompt-publish";

export const handle: PageHandle = { back: { to: "/dashboard" } };

/** The page begins with a place that costs no model call. */
export const loader = memberPage(async ({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(context.get(servicesContext), viewer, params.promptId);
  return { prompt, suggestion: (await suggestBuiltin(prompt)) ?? undefined };
});

export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    publishForm,
    async (order) => {
      const caller = await rateLimitKey(request, viewer);
      const services = context.get(servicesContext);
      const { isPublic } = await publishPrompt(services, viewer, caller, params.promptId, order);
      const flash = isPublic ? "prompt_published" : "prompt_updated";
      return answerForm(request, href("/my-town-prompts"), flash);
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function PromptPublish({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("town");
  return (
    <TaskPage title={t("publish.title")} lead={t("publish.lead")}>
      {loaderData.prompt.removedAt ? <RemovedNotice /> : <PublishForm {...loaderData} refused={actionData} />}
    </TaskPage>
  );
}
