import { href } from "react-router";

import { inputOfDraft } from "~/features/generator/input-of-draft";
import { distinctResults, earlierResult } from "~/features/generator/earlier-result";
import { seriesOf } from "~/features/generator/ui/result-address";
import { editDraft, editDraftOperation } from "~/features/generator/edit-draft.server";
import { findDrafts, getDraft } from "~/features/generator/get-draft.server";
import { draftEdit } from "~/features/generator/schema";
import { GeneratorPage } from "~/features/generator/ui/generator-page";
import { ResultPanel } from "~/features/generator/ui/result-panel";
import { TryHere } from "~/features/runs/try/ui/try-here";
import { parseUnlinked } from "~/features/text/markdown/parse-unlinked.server";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { pageForm, type FormCall } from "~/http/form.server";
import { signUpFor } from "~/http/intent.server";
import { optional, page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { SignUpInvitation } from "~/features/generator/ui/sign-up-invitation";
import { PageHead } from "~/shell/page-head";
import { keepPage } from "~/client/keep-page";
import { hashToken } from "~/platform/tokens";

import type { Route } from "./+types/draft";

export const handle: PageHandle = { back: {} };

export const loader = page(
  async ({ services, viewer, request, context, params, url }: PageArgs<Route.LoaderArgs>) => {
    const [draft, total, results] = await Promise.all([
      getDraft(services, viewer, params.draftId),
      optional(countPrompts(services), { request, context }),
      findDrafts(services, viewer, seriesOf(url.searchParams, params.draftId)),
    ]);
    const before = results.slice(
      0,
      results.findIndex(({ id }) => id === draft.id),
    );
    const earlier = earlierResult(before, draft);
    const series = distinctResults(results, draft.id);
    const blocks = parseUnlinked(draft.content);
    return { draft, series, earlier, blocks, input: inputOfDraft(draft), total, signedIn: viewer !== null };
  },
);

/** The first step of saving: stores the edit with the draft. The next page asks a member for the folder; a visitor signs up first. */
export const action = pageForm({
  form: draftEdit,
  operation: editDraftOperation,
  run: async (edit, { services, viewer, params }: FormCall<Route.ActionArgs>) => {
    await editDraft(services, viewer, params.draftId, edit);
    return hashToken(edit.content);
  },
  done: (mark, { services, viewer, request, params }) =>
    viewer
      ? { redirect: href("/generate/:draftId/save", params) }
      : signUpFor(request, { kind: "save", ...params, mark, promptId: services.ids.create() }),
});

export const clientAction = keepPage;

export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, series, earlier, blocks, input, total, signedIn } = loaderData;
  const { t } = useTranslation("generator");
  return (
    <>
      <PageHead title={t("result.title")} noIndex />
      <GeneratorPage
        key={draft.id}
        {...{ input, total, signedIn }}
        draftId={draft.id}
        renderResult={(events) => (
          <ResultPanel
            {...events}
            {...{ draft, series, earlier, blocks, signedIn }}
            renderTry={(filled) => <TryHere {...filled} />}
            refused={actionData}
          />
        )}
      >
        {!signedIn && (
          <SignUpInvitation redirectTo={`${href("/generate/:draftId", { draftId: draft.id })}#result`} />
        )}
      </GeneratorPage>
    </>
  );
}
