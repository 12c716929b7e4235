import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { importForm } from "~/features/transfer/schema";
import { getImport, runImportOperation, takeStep } from "~/features/transfer/run-import.server";
import { ImportSteps } from "~/features/transfer/ui/import-steps";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { isFetched } from "~/http/request.server";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { useTranslation } from "~/i18n";

import type { Route } from "./+types/import-steps";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, viewer, params }: MemberArgs<Route.LoaderArgs>) =>
  getImport(services, viewer, params.importId),
);

/** The next step of an import: its columns, its start, the next rounds, or its end. */
export const action = memberForm({
  form: importForm,
  operation: runImportOperation,
  run: (step, { services, viewer, params, request }: MemberCall<Route.ActionArgs>) =>
    takeStep(services, viewer, params.importId, step, { isFetched: isFetched(request) }),
  done: (next, { params, request }) => {
    if (next === "discarded") return { redirect: href("/dashboard/import") };
    if (isFetched(request)) return Response.json({ next });
    return { redirect: href("/dashboard/import/:importId", { importId: params.importId! }) };
  },
});

export const clientAction = keepPage;

export default function ImportPage({ loaderData: state, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("transfer");
  const texts = {
    columns: { title: t("columns.title"), lead: t("columns.lead") },
    preview: { title: t("preview.title"), lead: t("preview.lead") },
    running: { title: t("progress.title"), lead: t("progress.lead") },
    done: { title: t(state.stopped ? "done.stopped" : "done.title"), lead: undefined },
  }[state.phase];
  return (
    <TaskPage wide title={texts.title} lead={texts.lead}>
      <ImportSteps state={state} refused={actionData} />
    </TaskPage>
  );
}
