import { href } from "react-router";

import { createFolder, createFolderOperation } from "~/features/prompts/folders/create-folder.server";
import { folderForm } from "~/features/prompts/folders/schema";
import { FolderForm } from "~/features/prompts/folders/ui/folder-form";
import { memberForm } from "~/http/form.server";
import { memberPage } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/new-folder";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async () => null);

export const action = memberForm({
  form: folderForm,
  operation: createFolderOperation,
  run: (draft, { services, viewer }) => createFolder(services, viewer, draft),
  done: { to: href("/dashboard"), flash: "folder_created" },
});

export const clientAction = keepPage;

export default function NewFolder({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("folders.add")}>
      <FolderForm refused={actionData} />
    </TaskPage>
  );
}
