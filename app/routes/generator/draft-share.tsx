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
import { signUpFor } from "~/http/intent.server";
import { useTranslation } from "~/i18n";
import { hashToken } from "~/platform/tokens";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/draft-share";

export const handle: PageHandle = { back: { to: "/generate/:draftId" } };

/** The query parameter with the mark of the text that a person asked to share. */
const confirmedText = "text";

export const loader = memberPage(async ({ services, viewer, params, url }: MemberArgs<Route.LoaderArgs>) => {
  const { draft, mark, shared, held } = await getDraftShare(services, viewer, params.draftId);
  if (shared) throw redirect(href("/prompts/:shareId", shared), 303);
  const { id, originalInput, content } = draft;
  const confirmed = url.searchParams.get(confirmedText);
  return { id, originalInput, content, mark, held, isChanged: confirmed !== null && confirmed !== mark };
}, "/auth/register");

/** Shares a generated prompt in one step, and leads to its page; for a visitor that is done after the sign-in. */
export const action = pageForm({
  form: draftShareForm,
  operation: shareDraftOperation,
  run: async (edit, { services, viewer, params, callerKey }: FormCall<Route.ActionArgs>) => {
    if (!viewer) return { shareId: null, confirmed: await storeDraftToShare(services, params.draftId, edit) };
    const shareId = await shareDraft(services, viewer, await callerKey(), params.draftId, edit);
    const { content, seen } = edit;
    return { shareId, confirmed: seen ?? (content === undefined ? "" : await hashToken(content)) };
  },
  done: ({ shareId, confirmed }, { services, viewer, request, params }) => {
    if (!viewer) {
      const promptId = services.ids.create();
      return signUpFor(request, { kind: "share", ...params, mark: confirmed, promptId });
    }
    if (shareId) return { redirect: href("/prompts/:shareId", { shareId }), flash: "prompt_shared" };
    const page = href("/generate/:draftId/share", params);
    return { redirect: `${page}?${new URLSearchParams({ [confirmedText]: confirmed })}` };
  },
});

export const clientAction = keepPage;

export default function DraftShare({ loaderData, actionData }: Route.ComponentProps) {
  const { id, ...text } = loaderData;
  const { t } = useTranslation("generator");
  return (
    <TaskPage title={t("share.title")} lead={t("share.lead")}>
      <QuotedPurpose>{text.originalInput}</QuotedPurpose>
      <FinishShare draftId={id} {...text} refused={actionData} />
    </TaskPage>
  );
}
