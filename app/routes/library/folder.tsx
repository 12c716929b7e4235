import { href } from "react-router";

import { getChangeableFolder } from "~/features/prompts/folders/get-folder.server";
import { renameFolder, renameFolderOperation } from "~/features/prompts/folders/rename-folder.server";
import { folderForm } from "~/features/prompts/folders/schema";
import { FolderForm } from "~/features/prompts/folders/ui/folder-form";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/folder";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getChangeableFolder(services, viewer, params.folderId),
);

export const action = memberForm({
  form: folderForm,
  operation: renameFolderOperation,
  run: (draft, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    renameFolder(services, viewer, params.folderId, draft),
  done: { to: href("/dashboard"), flash: "folder_renamed" },
});

export const clientAction = keepPage;

export default function Folder({ loaderData: folder, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("folders.renameOf", { name: folder.name })}>
      <FolderForm folder={folder} refused={actionData} />
    </TaskPage>
  );
}
