import { href } from "react-router";

import { AppError } from "~/errors";
import { stillAsks } from "~/features/generator/composing/asking-passage";
import { answerDraft, answerDraftOperation } from "~/features/generator/edit-draft.server";
import { getDraft } from "~/features/generator/get-draft.server";
import { draftAnswersForm } from "~/features/generator/schema";
import { AnswersForm } from "~/features/generator/ui/answers-form";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { pageForm, type FormCall } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/draft-answers";

export const handle: PageHandle = { back: { to: "/generate/:draftId" } };

export const loader = page(async ({ services, viewer, params }: PageArgs<Route.LoaderArgs>) => {
  const { id, originalInput, composition, content } = await getDraft(services, viewer, params.draftId);
  if (!composition) throw new AppError("draft_not_found");
  return { id, originalInput, composition, asks: stillAsks(composition, content) };
});

/** Puts the answers to a draft's questions into its text. */
export const action = pageForm({
  form: draftAnswersForm,
  operation: answerDraftOperation,
  run: (answers, { services, viewer, params }: FormCall<Route.ActionArgs>) =>
    answerDraft(services, viewer, params.draftId, answers),
  done: (_, { params }) => ({ redirect: `${href("/generate/:draftId", params)}#result` }),
});

export default function DraftAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("generator");
  return (
    <TaskPage title={t("questions.pageTitle")} lead={t("questions.pageLead")}>
      <QuotedPurpose>{loaderData.originalInput}</QuotedPurpose>
      <AnswersForm
        draftId={loaderData.id}
        composition={loaderData.composition}
        asks={loaderData.asks}
        refused={actionData}
      />
    </TaskPage>
  );
}
