import { href, Link } from "react-router";

import { keepPage } from "~/client/keep-page";
import { useFormErrors } from "~/client/form-errors";
import { SaveConflict } from "~/features/prompts/history/ui/save-conflict";
import { acceptChanges, acceptChangesOperation } from "~/features/optimizer/accept-changes.server";
import { acceptedAmong, changesBetween, chosenPieces, textOf } from "~/features/optimizer/changes";
import { acceptanceForm } from "~/features/optimizer/schema";
import { OptimizeForm } from "~/features/optimizer/ui/optimize-form";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { Route } from "./+types/prompt-optimize-accept";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getPrompt(services, viewer, params.promptId),
);

/** Saves the accepted changes as one version. */
export const action = memberForm({
  form: acceptanceForm,
  operation: acceptChangesOperation,
  run: (acceptance, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    acceptChanges(services, viewer, params.promptId, acceptance),
  done: ({ prompt }) => ({
    to: href("/dashboard/prompts/:promptId/history", { promptId: prompt.id }),
    flash: "prompt_optimized",
  }),
});

export const clientAction = keepPage;

/** The error of refused changes, for browsers without scripts; without one, the form that optimizes the prompt again. */
export default function OptimizeAccept({ loaderData: prompt, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("optimization");
  const { formError, fieldError } = useFormErrors(actionData);
  const { before = "", after = "", originalInput = "", ...fields } = actionData?.values ?? {};
  const pieces = changesBetween(before, after);
  const content = textOf(chosenPieces(pieces, new Set(acceptedAmong(fields))));
  if (!actionData)
    return (
      <TaskPage title={t("title")} lead={t("lead")}>
        <OptimizeForm
          action={href("/dashboard/prompts/:promptId/optimize", { promptId: prompt.id })}
          input={{ purpose: prompt.originalInput, content: prompt.content }}
        />
      </TaskPage>
    );
  const keep = (
    <Button asChild variant="secondary">
      <Link to={href("/dashboard")}>{t("keep")}</Link>
    </Button>
  );
  return (
    <TaskPage wide title={t("title")}>
      {actionData.code === "prompt_changed" ? (
        <SaveConflict
          address={href("/dashboard/prompts/:promptId", { promptId: prompt.id })}
          refused={actionData}
          mine={{ originalInput, content }}
          theirs={prompt}
          keepTheirs={keep}
        />
      ) : (
        <Notice tone="danger" action={keep}>
          {formError ?? fieldError("after")}
        </Notice>
      )}
    </TaskPage>
  );
}
