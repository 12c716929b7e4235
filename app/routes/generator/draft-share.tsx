import { href, redirect } from "react-router";

import {
  getDraftShare,
  storeDraftToShare,
  shareDraft,
  shareDraftOperation,
} from "~/features/sharing/share-draft.server";
import { draftShareForm } from "~/features/generator/schema";
import { FinishShare } from "~/features/generator/ui/finish-share";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { pageForm, type FormCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { withRedirect } from "~/http/redirect-to";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/draft-share";

export const handle: PageHandle = { back: { to: "/generate/:draftId" } };

/** The query parameter with the mark of the text that a person asked to share. */
const confirmedText = "text";

export const loader = memberPage(async ({ services, viewer, params, url }: MemberArgs<Route.LoaderArgs>) => {
  const { draft, mark, shared } = await getDraftShare(services, viewer, params.draftId);
  if (shared) throw redirect(href("/prompts/:shareId", shared), 303);
  const { id, originalInput, content } = draft;
  const confirmed = url.searchParams.get(confirmedText);
  // Only a text that its person has not confirmed is shown.
  const unseen = confirmed === mark ? null : { content, isChanged: confirmed !== null };
  return { id, originalInput, mark, unseen };
});

/** Shares a generated prompt in one step, and leads to its page; a visitor signs in first, and finishes it on this page. */
export const action = pageForm({
  form: draftShareForm,
  operation: shareDraftOperation,
  run: async (edit, { services, viewer, params, budgetKey }: FormCall<Route.ActionArgs>) => {
    if (!viewer) return { shareId: null, confirmed: await storeDraftToShare(services, params.draftId, edit) };
    const shareId = await shareDraft(services, viewer, await budgetKey(), params.draftId, edit);
    return { shareId, confirmed: edit.seen ?? "" };
  },
  done: ({ shareId, confirmed }, { viewer, params }) => {
    if (shareId) return { redirect: href("/prompts/:shareId", { shareId }), flash: "prompt_shared" };
    const page = href("/generate/:draftId/share", params);
    const here = `${page}?${new URLSearchParams({ [confirmedText]: confirmed })}`;
    return { redirect: viewer ? here : withRedirect(href("/auth"), here) };
  },
});

export const clientAction = keepPage;

export default function DraftShare({ loaderData, actionData }: Route.ComponentProps) {
  const { id, originalInput, mark, unseen } = loaderData;
  const { t } = useTranslation("generator");
  return (
    <TaskPage title={t("share.title")} lead={t("share.lead")}>
      <QuotedPurpose>{originalInput}</QuotedPurpose>
      <FinishShare draftId={id} mark={mark} unseen={unseen} refused={actionData} />
    </TaskPage>
  );
}
