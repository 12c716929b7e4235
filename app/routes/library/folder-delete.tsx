import { href } from "react-router";

import { servicesContext } from "~/context";
import { deleteFolder } from "~/features/folders/delete-folder.server";
import { getChangeableFolder } from "~/features/folders/get-folder.server";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { emptyForm, submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { ConfirmForm } from "~/shell/confirm-form";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/folder-delete";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getChangeableFolder(context.get(servicesContext), viewer, params.folderId),
);

export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    emptyForm,
    async () => {
      await deleteFolder(context.get(servicesContext), viewer, params.folderId);
      return answerForm(request, href("/dashboard"), "folder_deleted");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function FolderDelete({ loaderData: folder, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("folders.removeTitle", { name: folder.name })} lead={t("folders.removeLead")}>
      <ConfirmForm
        confirmLabel={t("folders.remove")}
        cancelLabel={t("card.cancelRemove")}
        cancelTo={href("/dashboard")}
        refused={actionData}
      />
    </TaskPage>
  );
}
