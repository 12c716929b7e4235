import { href, Link } from "react-router";

import { servicesContext } from "~/context";
import type { RefusedForm } from "~/errors";
import type { OptimizationAnswer } from "~/features/optimization/improvement";
import { compareTexts } from "~/features/optimization/compare-texts";
import { optimizePrompt } from "~/features/optimization/optimize-prompt.server";
import { optimizationForm } from "~/features/optimization/schema";
import { OptimizationResult } from "~/features/optimization/ui/optimization-result";
import { OptimizeForm } from "~/features/optimization/ui/optimize-form";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { typeTagUse } from "~/domain/prompt-use";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { rateLimitKey } from "~/http/rate-limit-key.server";
import { reportError } from "~/http/report-error.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Button } from "~/ui/button";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-optimize";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getPrompt(context.get(servicesContext), viewer, params.promptId),
);

/** Answers with both texts; nothing changes until one is accepted. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    optimizationForm,
    async (order) => {
      const services = context.get(servicesContext);
      const { type } = await getPrompt(services, viewer, params.promptId);
      const optimization = await optimizePrompt(services, await rateLimitKey(request, viewer), order, {
        use: typeTagUse(type) ?? undefined,
        readerLanguage: getLanguage(context),
        signal: request.signal,
        onWarning: (error) => reportError(error, request, context),
      });
      const comparison = compareTexts(order.content, optimization.content);
      return Response.json({ ...optimization, order, comparison } satisfies OptimizationAnswer);
    },
    { limit: "optimize" },
  ),
);

export const clientAction = keepPage;

export default function PromptOptimize({ loaderData: prompt, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("optimization");
  const answer = actionData as OptimizationAnswer | RefusedForm | undefined;
  const params = { promptId: prompt.id };
  return (
    <TaskPage wide title={t("title")} lead={t("lead")}>
      {answer && "comparison" in answer ? (
        <OptimizationResult
          answer={answer}
          action={href("/dashboard/prompts/:promptId", params)}
          asking={{ action: href("/dashboard/prompts/:promptId/optimize", params) }}
          updatedAt={prompt.updatedAt}
          keep={
            <Button asChild variant="secondary">
              <Link to={href("/dashboard")}>{t("keep")}</Link>
            </Button>
          }
        />
      ) : (
        <OptimizeForm
          action={href("/dashboard/prompts/:promptId/optimize", params)}
          order={{ purpose: prompt.originalInput, content: prompt.content }}
          refused={answer}
        />
      )}
    </TaskPage>
  );
}
