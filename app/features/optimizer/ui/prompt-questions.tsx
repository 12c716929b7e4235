import { Icon } from "~/ui/icon";

import { QuestionList } from "~/features/generator/ui/question-list";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";

import { isContradiction } from "../contradiction-name";
import type { OptimizationView } from "../improvement";
import { insertedField } from "../inserted-field";

interface PromptQuestionsProps {
  optimization: OptimizationView;
  refused?: RefusedForm;
  pending?: "asking" | "accepting" | "reading";
  /** The address that inserts answers. */
  asks: string;
}

/** The id of the questions in their page. */
export const questionsPlace = "questions";

/** The prompt's questions in the form of the result, with the button that inserts their answers; renders nothing without questions. */
export function PromptQuestions({ optimization, refused, pending, asks }: PromptQuestionsProps) {
  const { enough } = optimization;
  const variables = optimization.variables.filter((variable) => !isContradiction(variable));
  const { t } = useTranslation("optimization");
  const { fieldError } = useFormErrors(refused);
  if (variables.length === 0) return null;
  const inserted = variables.flatMap(({ name, value }) =>
    value === null ? [] : [[insertedField + name, value]],
  );
  const fields = (
    <>
      <p className="phrases text-sm text-ink-soft">{t("questionsHint")}</p>
      <HiddenFields values={Object.fromEntries(inserted)} />
      <QuestionList
        variables={variables}
        wishes={[]}
        enough={false}
        errorOf={(name) => fieldError(`answers.${name}`)}
      />
      <Button
        type="submit"
        formAction={asks}
        variant="secondary"
        icon={<Icon name="plus" />}
        pending={pending === "asking"}
        className="self-start"
      >
        {pending === "asking" ? t("working") : t("putIn")}
      </Button>
    </>
  );
  const box = { id: questionsPlace, className: "scroll-mt-20 rounded-card border border-line p-4" };
  // A complete prompt may tell already what is asked.
  if (enough && inserted.length === 0 && !refused)
    return (
      <details {...box}>
        <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">{t("questionsAnyway")}</summary>
        <div className="flex flex-col gap-5">{fields}</div>
      </details>
    );
  return (
    <div {...box}>
      <h3 className="text-base">{t("questions")}</h3>
      <div className="flex flex-col gap-5">{fields}</div>
    </div>
  );
}
