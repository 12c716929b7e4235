import { href } from "react-router";

import { versionInQuery, versionQuery } from "~/domain/version-number";
import { lastFolder } from "~/features/prompts/folders/last-folder.server";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { saveForm } from "~/features/prompts/folders/schema";
import { SaveForm } from "~/features/prompts/folders/ui/save-form";
import { copySharedPrompt, copySharedPromptOperation } from "~/features/sharing/copy-shared-prompt.server";
import { findCopy } from "~/features/sharing/find-copy.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";
import { TranslationNote } from "~/client/site-translation";
import { Notice } from "~/ui/notice";
import { orNothing } from "~/client/client-loaders";

import type { Route } from "./+types/save";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

export const loader = memberPage(async ({ services, url, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [{ prompt }, folders, last] = await Promise.all([
    getSharedPrompt(services, viewer, params.shareId, versionInQuery(url.searchParams)),
    listFolders(services, viewer),
    lastFolder(services, viewer),
  ]);
  const { shareId, version, originalInput } = prompt;
  return { shareId, version, originalInput, folders, last: last?.id };
}, "/auth/register");

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

/** Saves a copy to the viewer's library; where one with this text is there already, it leads to that. */
export const action = memberForm({
  form: saveForm,
  operation: copySharedPromptOperation,
  run: async ({ folder }, { services, viewer, url, params }: MemberCall<Route.ActionArgs>) => {
    const version = versionInQuery(url.searchParams);
    const promptId = await findCopy(services, viewer, params.shareId, version);
    if (promptId === null) await copySharedPrompt(services, viewer, params.shareId, folder, version);
    return promptId;
  },
  done: (promptId) =>
    promptId === null
      ? { redirect: href("/dashboard"), flash: "prompt_saved" }
      : { redirect: href("/dashboard/prompts/:promptId", { promptId }), flash: "prompt_saved_before" },
});

export const clientAction = keepPage;

export default function SharedPromptSave({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["library", "errors"]);
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  const { shareId, version, originalInput, folders, last } = loaderData;
  const query = versionQuery(version);
  const address = href("/prompts/:shareId", { shareId }) + query;
  return (
    <TaskPage title={t("save.title")} lead={t("save.lead")}>
      <QuotedPurpose>{originalInput}</QuotedPurpose>
      <TranslationNote of={address} />
      <SaveForm
        action={href("/prompts/:shareId/save", { shareId }) + query}
        fields={{}}
        copyOf={address}
        folders={folders}
        last={last}
        refused={actionData}
      />
    </TaskPage>
  );
}
