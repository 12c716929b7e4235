import { href } from "react-router";

import { orNothing } from "~/client/client-loaders";
import { keepPage } from "~/client/keep-page";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import { heldNames } from "~/features/facts/told-texts.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { contentLimit } from "~/features/prompts/limits";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { proposeTexts } from "~/features/sharing/describe-prompt.server";
import type { SharedTexts } from "~/features/sharing/schema";
import { findSource, placeOfSource } from "~/features/town/credit.server";
import { askForProfile, publishPrompt, publishPromptOperation } from "~/features/town/publish-prompt.server";
import { publishForm } from "~/features/town/schema";
import { suggestBuiltin } from "~/features/town/suggestion/suggest-builtin";
import { publishLabel } from "~/features/town/ui/publish-label";
import { PublishForm } from "~/features/town/ui/publish-form";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Notice } from "~/ui/notice";

import type { Route } from "./+types/prompt-publish";

export const handle: PageHandle = { back: { to: "/dashboard" } };

/** A first publication starts with what plain code suggests, without a model call. */
export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [prompt, profile, facts] = await Promise.all([
    getPrompt(services, viewer, params.promptId),
    askForProfile(services, viewer),
    listFacts(services, viewer),
  ]);
  const { placed } = placeFacts(prompt, facts, contentLimit);
  const heldIn = (texts: Partial<SharedTexts>) =>
    heldNames(
      {
        originalInput: prompt.originalInput,
        title: prompt.title ?? texts.title,
        description: prompt.description ?? texts.description,
      },
      facts,
    );
  if (prompt.publishedAt) return { prompt, profile, placed, held: heldIn({}) };
  const [suggestion, texts, source] = await Promise.all([
    placeOfSource(services, prompt.id).then((place) => place ?? suggestBuiltin(prompt)),
    proposeTexts(prompt),
    findSource(services, prompt.id),
  ]);
  // The description of a remix would be that of its source.
  const start = source ? { ...texts, description: "" } : texts;
  return { prompt, profile, placed, held: heldIn(start), suggestion, texts: start };
});

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

export const action = memberForm({
  form: publishForm,
  operation: publishPromptOperation,
  run: async (request, { services, viewer, params, callerKey }: MemberCall<Route.ActionArgs>) =>
    publishPrompt(services, viewer, await callerKey(), params.promptId, request),
  done: ({ isFirst, prompt: { isPublic, shareId } }) =>
    isFirst
      ? { to: href("/prompts/:shareId", { shareId: shareId! }), flash: "prompt_posted" }
      : { to: href("/my-town-prompts"), flash: isPublic ? "prompt_published" : "prompt_updated" },
});

export const clientAction = keepPage;

export default function PromptPublish({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["publishing", "errors"]);
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  const posted = loaderData.prompt.publishedAt !== null;
  return (
    <TaskPage
      title={t(posted ? publishLabel(loaderData.prompt) : "publish.title")}
      lead={posted ? undefined : t("publish.lead")}
    >
      {loaderData.prompt.withheldAt ? (
        <RemovedNotice promptId={loaderData.prompt.id} />
      ) : (
        <PublishForm {...loaderData} refused={actionData} />
      )}
    </TaskPage>
  );
}
