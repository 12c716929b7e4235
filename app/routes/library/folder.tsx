import { href } from "react-router";

import { servicesContext } from "~/context";
import { getChangeableFolder } from "~/features/folders/get-folder.server";
import { renameFolder } from "~/features/folders/rename-folder.server";
import { folderForm } from "~/features/folders/schema";
import { FolderForm } from "~/features/folders/ui/folder-form";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/folder";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ context, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getChangeableFolder(context.get(servicesContext), viewer, params.folderId),
);

/** A folder's new name. */
export const action = memberPage(({ request, context, params, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    folderForm,
    async (draft) => {
      await renameFolder(context.get(servicesContext), viewer, params.folderId, draft);
      return answerForm(request, href("/dashboard"), "folder_renamed");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function Folder({ loaderData: folder, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("folders.renameOf", { name: folder.name })}>
      <FolderForm
        action={href("/dashboard/folders/:folderId", { folderId: folder.id })}
        name={folder.name}
        submitLabel={t("folders.save")}
        failure={t("folders.renameFailed")}
        refused={actionData}
      />
    </TaskPage>
  );
}
