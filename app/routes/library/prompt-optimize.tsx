import { href, Link } from "react-router";

import { AppError, type RefusedForm } from "~/errors";
import { isRework } from "~/features/prompts/ui/rework-address";
import type { OptimizationView } from "~/features/optimizer/improvement";
import { optimizePrompt, optimizePromptOperation } from "~/features/optimizer/optimize-prompt.server";
import { optimizationForm } from "~/features/optimizer/schema";
import { OptimizationResult } from "~/features/optimizer/ui/optimization-result";
import { OptimizeForm } from "~/features/optimizer/ui/optimize-form";
import { viewOptimization } from "~/features/optimizer/view-optimization.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { reportError } from "~/http/errors.server";
import type { Language } from "~/domain/languages";
import { typeTagUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Button } from "~/ui/button";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-optimize";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(
  async ({ services, params, viewer, request, context }: MemberArgs<Route.LoaderArgs>) => {
    const prompt = await getPrompt(services, viewer, params.promptId);
    const isAsked = isRework(new URL(request.url).searchParams);
    return { prompt, first: isAsked ? await lookOver(services, viewer, prompt, getLanguage(context)) : null };
  },
);

/** The result for a stored text, by plain code: no link may spend calls of the model. Null where it would be too long. */
async function lookOver(
  services: Services,
  viewer: { id: string },
  prompt: Prompt,
  readerLanguage: Language,
) {
  const input = { purpose: prompt.originalInput, content: prompt.content };
  const use = typeTagUse(prompt.type) ?? undefined;
  try {
    const options = { use, readerLanguage };
    const optimization = await optimizePrompt({ ...services, model: null }, viewer.id, input, options);
    return viewOptimization(input, optimization, {});
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Returns the changes one by one; nothing is stored until they are accepted. */
export const action = memberForm({
  form: optimizationForm,
  operation: optimizePromptOperation,
  run: async (
    { input, refusedChanges },
    { services, request, context, viewer, params, callerKey }: MemberCall<Route.ActionArgs>,
  ) => {
    const { type } = await getPrompt(services, viewer, params.promptId);
    const optimization = await optimizePrompt(services, await callerKey(), input, {
      use: typeTagUse(type) ?? undefined,
      readerLanguage: getLanguage(context),
      signal: request.signal,
      onWarning: (error) => reportError(error, request, context),
    });
    return viewOptimization(input, optimization, { refusedChanges });
  },
  done: (optimization) => Response.json(optimization),
});

export const clientAction = keepPage;

export default function PromptOptimize({ loaderData: { prompt, first }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("optimization");
  const optimization = (actionData ?? first ?? undefined) as OptimizationView | RefusedForm | undefined;
  const params = { promptId: prompt.id };
  const isResult = optimization !== undefined && "pieces" in optimization;
  const resultLead = actionData ? "resultLead" : "savedLead";
  return (
    <TaskPage wide title={t("title")} lead={t(isResult ? resultLead : "lead")}>
      {isResult ? (
        <OptimizationResult
          optimization={optimization}
          prompt={prompt}
          keep={
            <Button asChild variant="secondary">
              <Link to={href("/dashboard")}>{t("keep")}</Link>
            </Button>
          }
        />
      ) : (
        <OptimizeForm
          action={href("/dashboard/prompts/:promptId/optimize", params)}
          input={{ purpose: prompt.originalInput, content: prompt.content }}
          refused={optimization}
        />
      )}
    </TaskPage>
  );
}
