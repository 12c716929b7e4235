import { href, redirect } from "react-router";

import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import { heldNames } from "~/features/facts/told-texts.server";
import { contentLimit } from "~/features/prompts/limits";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { proposedTitle } from "~/features/sharing/proposed-title";
import { shareForm } from "~/features/sharing/schema";
import { sharePrompt, sharePromptOperation } from "~/features/sharing/share-prompt.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { ShareForm } from "~/features/sharing/ui/share-form";
import { isFetched } from "~/http/request.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { ConfirmPage } from "~/shell/confirm-page";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/prompt-share";

export const handle: PageHandle = { back: { to: "/dashboard" } };

/** A prompt whose link opens redirects to its page; of a private one the page asks whether the link shall open again. */
export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(services, viewer, params.promptId);
  const { id, shareId, isPublic, withheldAt, publishedAt } = prompt;
  if (shareId && (isPublic || withheldAt)) throw redirect(href("/prompts/:shareId", { shareId }), 303);
  if (shareId)
    return { reopens: publishedAt ? ("town" as const) : ("link" as const), id, name: shownTitle(prompt) };
  const name = proposedTitle(prompt);
  const { content, variables } = prompt;
  const facts = await listFacts(services, viewer);
  return {
    reopens: null,
    id,
    name,
    purpose: prompt.originalInput,
    template: { content, variables },
    placed: placeFacts(prompt, facts, contentLimit).placed,
    held: heldNames({ originalInput: prompt.originalInput, title: name }, facts),
  };
});

export const action = memberForm({
  form: shareForm,
  operation: sharePromptOperation,
  run: async (
    order,
    { services, request: { signal }, viewer, params, callerKey }: MemberCall<Route.ActionArgs>,
  ) => sharePrompt(services, viewer, await callerKey(), params.promptId, order, { signal }),
  done: (shareId, { request }) =>
    // Scripts copy the link first.
    isFetched(request)
      ? Response.json({ shareId })
      : { redirect: href("/prompts/:shareId", { shareId }), flash: "prompt_shared" },
});

export const clientAction = keepPage;

export default function PromptShare({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["publishing", "sharing"]);
  if (loaderData.reopens !== null)
    return (
      <ConfirmPage
        title={t("sharing:reopen.title")}
        lead={t(`sharing:visibility.${loaderData.reopens}.opens`)}
        variant="primary"
        confirmLabel={t("sharing:reopen.submit")}
        action={href("/dashboard/prompts/:promptId/toggle-public", { promptId: loaderData.id })}
        fields={{ isPublic: "true" }}
      >
        <QuotedPurpose>{loaderData.name}</QuotedPurpose>
      </ConfirmPage>
    );
  return (
    <TaskPage title={t("share.title")} lead={t("share.lead")}>
      <ShareForm promptId={loaderData.id} {...loaderData} refused={actionData} />
    </TaskPage>
  );
}
