import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import {
  getReportable,
  reportPrompt,
  reportPromptOperation,
} from "~/features/moderation/report-prompt.server";
import { reportForm } from "~/features/moderation/schema";
import { ReportForm } from "~/features/moderation/ui/report-form";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { pageForm, type FormCall } from "~/http/form.server";
import { page, type PageArgs } from "~/http/page.server";
import { callerKeyOf } from "~/http/rate-limits.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";

import type { Route } from "./+types/report";

export const handle: PageHandle = { back: { to: "/prompts/:shareId" } };

/** The address of the confirmation, which stays when the prompt goes. */
const doneOf = (shareId: string) => `${href("/prompts/:shareId/report", { shareId })}?done`;

export const loader = page(async ({ services, viewer, params, url }: PageArgs<Route.LoaderArgs>) => {
  if (url.searchParams.has("done")) return { title: null };
  const { title } = await getReportable(services, viewer, params.shareId);
  return { title };
});

export const action = pageForm({
  form: reportForm,
  operation: reportPromptOperation,
  run: async (report, { services, request, viewer, params }: FormCall<Route.ActionArgs>) => {
    await reportPrompt(services, viewer, await callerKeyOf(request, null), params.shareId, report);
    return params.shareId;
  },
  done: (shareId) => ({ redirect: doneOf(shareId) }),
});

export const clientAction = keepPage;

export default function Report({ loaderData: { title }, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation("moderation");
  const back = href("/prompts/:shareId", params);
  if (title === null)
    return (
      <TaskPage title={t("report.doneTitle")}>
        <p className="phrases flex items-start gap-3">
          <Icon name="circle-check" className="h-lh w-5 shrink-0 text-success" />
          {t("report.done")}
        </p>
        <div className="flex flex-col gap-2 sm:flex-row">
          <LinkButton to={back} variant="secondary">
            {t("report.back")}
          </LinkButton>
          <LinkButton to={href("/town-prompts")} variant="secondary">
            {t("report.toTown")}
          </LinkButton>
        </div>
      </TaskPage>
    );
  return (
    <TaskPage title={t("report.title")} lead={t("report.lead")}>
      <QuotedPurpose>{title}</QuotedPurpose>
      <ReportForm refused={actionData} back={back} />
    </TaskPage>
  );
}
