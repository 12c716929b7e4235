import { href } from "react-router";

import { deleteFolder, deleteFolderOperation } from "~/features/prompts/folders/delete-folder.server";
import { getChangeableFolder } from "~/features/prompts/folders/get-folder.server";
import { emptyForm, memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { ConfirmPage } from "~/shell/confirm-page";
import { keepPage } from "~/client/keep-page";

import type { Route } from "./+types/folder-delete";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getChangeableFolder(services, viewer, params.folderId),
);

export const action = memberForm({
  form: emptyForm,
  operation: deleteFolderOperation,
  run: (_, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    deleteFolder(services, viewer, params.folderId),
  done: ({ undo }) => ({ to: href("/dashboard"), flash: "folder_deleted", undo }),
});

export const clientAction = keepPage;

export default function FolderDelete({ loaderData: folder, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("library");
  return (
    <ConfirmPage
      title={t("folders.removeTitle", { name: folder.name })}
      lead={t("folders.removeLead", { count: folder.promptCount })}
      confirmLabel={t("folders.remove")}
      refused={actionData}
    />
  );
}
