import { href, Link } from "react-router";

import { keepPage } from "~/client/keep-page";
import { libraryPlace } from "~/client/library-place";
import { parseVersionNumber } from "~/domain/version-number";
import { compareVersions } from "~/features/prompts/history/compare-versions.server";
import { AcceptedPrompt } from "~/features/optimizer/ui/accepted-prompt";
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
import { LinkButton } from "~/ui/link-button";
import { Textarea } from "~/ui/input";
import { FormError } from "~/ui/notice";
import { SubmitRow } from "~/ui/submit-row";

import type { Route } from "./+types/prompt-optimize-accept";

export const handle: PageHandle = { back: { to: "/dashboard" } };

/** The query parameter with the number of the version before the accepted changes. */
const formerVersion = "from";

export const loader = memberPage(async ({ services, params, url, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const prompt = await getPrompt(services, viewer, params.promptId);
  const former = parseVersionNumber(url.searchParams.get(formerVersion));
  if (former === null) return { prompt, accepted: null };
  const numbers = { from: former, to: prompt.version };
  const { comparison } = await compareVersions(services, viewer, prompt.id, numbers);
  return { prompt, accepted: { former, sides: comparison } };
});

/** Saves the accepted changes as one version. */
export const action = memberForm({
  form: acceptanceForm,
  operation: acceptChangesOperation,
  run: (acceptance, { services, context, viewer, params }: MemberCall<Route.ActionArgs>) =>
    acceptChanges(services, viewer, params.promptId, acceptance, getLanguage(context)),
  done: ({ prompt, former }) => ({
    to: `${href("/dashboard/prompts/:promptId/optimize/accept", { promptId: prompt.id })}?${formerVersion}=${former}`,
    flash: "prompt_optimized",
  }),
});

export const clientAction = keepPage;

/** The name of a typed answer's error; that of another field is of no answer. */
const answerErrorOf = (field: string): string =>
  `answers.${field.startsWith(answerField.own) ? field.slice(answerField.own.length) : ""}`;

/** The new text of accepted changes; refused ones, for browsers without scripts, to accept again; without any, the form that optimizes the prompt again. */
export default function OptimizeAccept({ loaderData, actionData }: Route.ComponentProps) {
  const { prompt, accepted } = loaderData;
  const { t } = useTranslation(["optimization", "history"]);
  const { formError, fieldError } = useFormErrors(actionData);
  if (!actionData && accepted)
    return (
      <TaskPage wide title={t("title")} lead={<span dir="auto">{prompt.originalInput}</span>}>
        <AcceptedPrompt
          prompt={prompt}
          {...accepted}
          close={<LinkButton to={libraryPlace(href("/dashboard"))}>{t("history:back")}</LinkButton>}
        />
      </TaskPage>
    );
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
          <SubmitRow before={keep} icon={<Icon name="check" />}>
            {t("accept")}
          </SubmitRow>
        </form>
      )}
    </TaskPage>
  );
}
