import { href } from "react-router";

import { servicesContext } from "~/context";
import { createFolder } from "~/features/folders/create-folder.server";
import { folderForm } from "~/features/folders/schema";
import { FolderForm } from "~/features/folders/ui/folder-form";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/new-folder";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async () => null);

export const action = memberPage(({ request, context, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    folderForm,
    async (draft) => {
      await createFolder(context.get(servicesContext), viewer, draft);
      return answerForm(request, href("/dashboard"), "folder_created");
    },
    { limit: "write" },
  ),
);

export const clientAction = keepPage;

export default function NewFolder({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <TaskPage title={t("folders.add")}>
      <FolderForm
        action={href("/dashboard/folders/new")}
        submitLabel={t("folders.create")}
        failure={t("folders.createFailed")}
        refused={actionData}
      />
    </TaskPage>
  );
}
