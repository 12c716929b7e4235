import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { importUpload } from "~/features/transfer/limits";
import { uploadForm } from "~/features/transfer/schema";
import { startImport, startImportOperation } from "~/features/transfer/start-import.server";
import { UploadForm } from "~/features/transfer/ui/upload-form";
import { memberForm } from "~/http/form.server";
import { memberPage } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/import";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async () => null);

/** Reads an upload; its page shows what is in it. */
export const action = memberForm({
  form: uploadForm,
  operation: startImportOperation,
  upload: importUpload,
  run: ({ text, ...options }, { services, viewer, file, fileName }) =>
    startImport(services, viewer, { ...options, fileName, bytes: file ?? new TextEncoder().encode(text) }),
  done: (importId) => ({ redirect: href("/dashboard/import/:importId", { importId }) }),
});

export const clientAction = keepPage;

export default function Import({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("transfer");
  return (
    <TaskPage title={t("upload.title")} lead={t("upload.lead")}>
      <UploadForm refused={actionData} />
    </TaskPage>
  );
}
