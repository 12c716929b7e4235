import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import type { Composition } from "~/domain/composition";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { answerField, parseAnswerFields } from "~/features/generator/composing/answer-fields";

import { mayAsk } from "~/features/generator/composing/asking-passage";
import { AsksSwitch } from "~/features/prompts/ui/asks-switch";
import { QuestionList } from "./question-list";

interface AnswersFormProps {
  draftId: string;
  composition: Composition;
  /** The AI asks by the text as it is now. */
  asks: boolean;
  refused?: RefusedForm;
}

/** A draft's questions as a plain form; shows the submitted values of a refused form. */
export function AnswersForm({ draftId, composition, asks, refused }: AnswersFormProps) {
  const { t } = useTranslation("generator");
  const { formError, fieldError } = useFormErrors(refused);
  const typed = refused?.values;
  const given = typed && parseAnswerFields(Object.entries(typed));
  const variables = given
    ? composition.variables.map((variable) => ({ ...variable, value: given.answers[variable.name] ?? null }))
    : composition.variables;
  const wishes = given
    ? composition.wishes.map((wish) => ({ ...wish, on: given.wishes?.includes(wish.id) ?? false }))
    : composition.wishes;
  return (
    <form
      method="post"
      action={href("/generate/:draftId/answers", { draftId })}
      noValidate
      className="flex flex-col gap-6"
    >
      {(formError ?? fieldError("wishes") ?? fieldError("content")) && (
        <Notice tone="danger" title={t("questions.refused")}>
          {formError ?? fieldError("wishes") ?? fieldError("content")}
        </Notice>
      )}
      {typed?.content !== undefined && <input type="hidden" name="content" value={typed.content} />}
      <p className="phrases text-sm text-ink-soft">{t("questions.plainHint")}</p>
      <QuestionList
        variables={variables}
        wishes={wishes}
        enough={composition.enough}
        language={composition.language}
        errorOf={(name) => fieldError(answerField.own + name) ?? fieldError(`answers.${name}`)}
      />
      {composition.asking && mayAsk(composition) && <AsksSwitch asks={typed ? typed.asks === "on" : asks} />}
      <Button type="submit" className="self-start max-sm:w-full">
        {t("questions.submit")}
      </Button>
    </form>
  );
}
