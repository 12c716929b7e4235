import { href } from "react-router";

import { lastFolder } from "~/features/prompts/folders/last-folder.server";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { SaveForm } from "~/features/prompts/folders/ui/save-form";
import { getDraft } from "~/features/generator/get-draft.server";
import { saveDraft, saveDraftOperation } from "~/features/generator/save-draft.server";
import { draftSaveForm } from "~/features/generator/schema";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";
import { Notice } from "~/ui/notice";
import { orNothing } from "~/client/client-loaders";

import type { Route } from "./+types/draft-save";

export const handle: PageHandle = { back: { to: "/generate/:draftId" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [{ id, content, originalInput }, folders, last] = await Promise.all([
    getDraft(services, viewer, params.draftId),
    listFolders(services, viewer),
    lastFolder(services, viewer),
  ]);
  return { id, content, originalInput, folders, last: last?.id };
}, "/auth/register");

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

/** Saves a generated prompt to a folder, and redirects to the library (specification, section 2). */
export const action = memberForm({
  form: draftSaveForm,
  operation: saveDraftOperation,
  run: (save, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    saveDraft(services, viewer, params.draftId, save),
  done: { redirect: href("/dashboard"), flash: "prompt_saved" },
});

export const clientAction = keepPage;

export default function DraftSave({ loaderData: draft, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["library", "errors"]);
  if (!draft) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  return (
    <TaskPage title={t("save.title")} lead={t("save.lead")}>
      <QuotedPurpose>{draft.originalInput}</QuotedPurpose>
      <SaveForm
        action={href("/generate/:draftId/save", { draftId: draft.id })}
        fields={{ content: actionData?.values.content ?? draft.content }}
        folders={draft.folders}
        last={draft.last}
        refused={actionData}
      />
    </TaskPage>
  );
}
