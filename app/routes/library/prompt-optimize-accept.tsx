import { href, Link } from "react-router";

import { keepPage } from "~/client/keep-page";
import { useFormErrors } from "~/client/form-errors";
import { SaveConflict } from "~/features/prompts/history/ui/save-conflict";
import { acceptChanges, acceptChangesOperation } from "~/features/optimizer/accept-changes.server";
import { acceptanceForm } from "~/features/optimizer/schema";
import { answerField } from "~/features/generator/composing/answer-fields";
import { OptimizeForm } from "~/features/optimizer/ui/optimize-form";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import { getLanguage } from "~/i18n/middleware.server";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Button } from "~/ui/button";
import { Field, HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Textarea } from "~/ui/input";
import { FormError } from "~/ui/notice";

import type { Route } from "./+types/prompt-optimize-accept";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) =>
  getPrompt(services, viewer, params.promptId),
);

/** Saves the accepted changes as one version. */
export const action = memberForm({
  form: acceptanceForm,
  operation: acceptChangesOperation,
  run: (acceptance, { services, context, viewer, params }: MemberCall<Route.ActionArgs>) =>
    acceptChanges(services, viewer, params.promptId, acceptance, getLanguage(context)),
  done: ({ prompt }) => ({
    to: href("/dashboard/prompts/:promptId/history", { promptId: prompt.id }),
    flash: "prompt_optimized",
  }),
});

export const clientAction = keepPage;

/** The name of a typed answer's error; that of another field is of no answer. */
const answerErrorOf = (field: string): string =>
  `answers.${field.startsWith(answerField.own) ? field.slice(answerField.own.length) : ""}`;

/** Refused changes, for browsers without scripts, to accept again; without any, the form that optimizes the prompt again. */
export default function OptimizeAccept({ loaderData: prompt, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("optimization");
  const { formError, fieldError } = useFormErrors(actionData);
  if (!actionData)
    return (
      <TaskPage title={t("title")} lead={t("lead")}>
        <OptimizeForm
          action={href("/dashboard/prompts/:promptId/optimize", { promptId: prompt.id })}
          input={{ purpose: prompt.originalInput, content: prompt.content }}
        />
      </TaskPage>
    );
  const isWrong = ([field]: [string, string]) => fieldError(answerErrorOf(field)) !== undefined;
  const fields = Object.entries(actionData.values);
  const wrong = fields.filter(isWrong);
  const others = Object.fromEntries(fields.filter((field) => !isWrong(field)));
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
          mine={{ originalInput: actionData.values.purpose!, content: actionData.text! }}
          theirs={prompt}
          keepTheirs={keep}
        />
      ) : (
        <form method="post" noValidate className="flex flex-col gap-4">
          <FormError>{formError ?? fieldError("after")}</FormError>
          <HiddenFields values={others} />
          {wrong.map(([field, text]) => (
            <Field key={field} label={t("answer")} error={fieldError(answerErrorOf(field))}>
              {(control) => (
                <Textarea {...control} name={field} minHeight={140} maxHeight="40dvh" defaultValue={text} />
              )}
            </Field>
          ))}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            {keep}
            <Button type="submit" icon={<Icon name="check" />}>
              {t("accept")}
            </Button>
          </div>
        </form>
      )}
    </TaskPage>
  );
}
