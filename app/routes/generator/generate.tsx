import { resultAddress, resultBefore, seriesIn, seriesWith } from "~/features/generator/ui/result-address";
import { generateDraft } from "~/features/generator/generate-draft.server";
import { factAnswers } from "~/features/generator/composing/stated-facts";
import { findFacts } from "~/features/facts/list-facts.server";
import { generatePromptOperation } from "~/features/generator/generate-prompt.server";
import { generationForm, prefilledInput } from "~/features/generator/schema";
import { GeneratorPage } from "~/features/generator/ui/generator-page";
import { SignUpInvitation } from "~/features/generator/ui/sign-up-invitation";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { pageForm } from "~/http/form.server";
import { optional, page, type PageArgs } from "~/http/page.server";
import { reportError } from "~/http/errors.server";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/generate";

export const handle: PageHandle = { back: {} };

export const loader = page(async ({ services, viewer, request, context }: PageArgs<Route.LoaderArgs>) => {
  const query = new URL(request.url).searchParams;
  const [total, stated] = await Promise.all([
    optional(countPrompts(services), { request, context }),
    // A prefilled address of a visitor, or of facts that are gone, states none.
    viewer ? findFacts(services, viewer, query.getAll("fact")) : [],
  ]);
  return {
    total,
    signedIn: viewer !== null,
    input: { ...prefilledInput(query), answers: factAnswers(stated) },
  };
});

export const action = pageForm({
  form: generationForm,
  operation: generatePromptOperation,
  run: async (input, { services, request, context, viewer, callerKey }) =>
    generateDraft(services, await callerKey(), input, {
      readerLanguage: getLanguage(context),
      signal: request.signal,
      viewerId: viewer?.id ?? null,
      onWarning: (error) => reportError(error, request, context),
    }),
  done: ({ draftId }, { url }) => ({
    redirect: resultAddress(
      draftId,
      seriesWith(seriesIn(url.searchParams), resultBefore(url.searchParams), draftId),
    ),
  }),
});

export const clientAction = keepPage;

export default function Generate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("generator");
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} />
      <GeneratorPage {...loaderData} refused={actionData}>
        {!loaderData.signedIn && <SignUpInvitation />}
      </GeneratorPage>
    </>
  );
}
