import { resultAddress, resultBefore, seriesIn, seriesWith } from "~/features/generator/ui/result-address";
import { generateDraft } from "~/features/generator/generate-draft.server";
import { saveDraft } from "~/features/generator/save-draft.server";
import { isRework, reworkedAddress } from "~/features/prompts/ui/rework-address";
import { lastFolder } from "~/features/prompts/folders/last-folder.server";
import { factAnswers } from "~/features/generator/composing/stated-facts";
import { findFacts } from "~/features/facts/list-facts.server";
import { generatePromptOperation } from "~/features/generator/generate-prompt.server";
import { generationForm, prefilledInput, type GenerationInput } from "~/features/generator/schema";
import { GeneratorPage } from "~/features/generator/ui/generator-page";
import { SignUpInvitation } from "~/features/generator/ui/sign-up-invitation";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { pageForm, redirectWith, type FormCall } from "~/http/form.server";
import { signUpFor } from "~/http/intent.server";
import { optional, page, type PageArgs } from "~/http/page.server";
import { reportError } from "~/http/errors.server";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import { hashToken } from "~/platform/tokens";
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
  run: async (input, call: FormCall<Route.ActionArgs>) => {
    const { services, request, context, url, viewer, callerKey } = call;
    if (isRework(url.searchParams)) return reworkLine(input, call);
    return generateDraft(services, await callerKey(), input, {
      readerLanguage: getLanguage(context),
      signal: request.signal,
      viewerId: viewer?.id ?? null,
      onWarning: (error) => reportError(error, request, context),
    });
  },
  done: (made, { url }) => {
    if (made instanceof Response) return made;
    const series = seriesWith(seriesIn(url.searchParams), resultBefore(url.searchParams), made.draftId);
    return { redirect: resultAddress(made.draftId, series) };
  },
});

/** Stores a line that is a prompt already as it is, and leads to its optimizer; a visitor signs up first. */
async function reworkLine(
  line: GenerationInput,
  { services, request, context, viewer, callerKey }: FormCall<Route.ActionArgs>,
): Promise<Response> {
  const input = { ...line, answers: undefined, wishes: [], asks: false };
  const { draftId, content } = await generateDraft({ ...services, model: null }, await callerKey(), input, {
    readerLanguage: getLanguage(context),
    viewerId: viewer?.id ?? null,
    asWritten: true,
  });
  if (!viewer) {
    const mark = await hashToken(content);
    return signUpFor(request, {
      kind: "save",
      draftId,
      mark,
      promptId: services.ids.create(),
      next: "rework",
    });
  }
  const folder = await lastFolder(services, viewer);
  const { id } = await saveDraft(services, viewer, draftId, { content, folder });
  return redirectWith(request, reworkedAddress(id), {});
}

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
