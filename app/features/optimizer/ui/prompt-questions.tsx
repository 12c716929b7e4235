import { useEffect, useRef, useState } from "react";

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
import { isUnclear } from "../unclear-name";
import { InPrompt } from "./in-prompt";

interface PromptQuestionsProps {
  optimization: OptimizationView;
  refused?: RefusedForm;
  pending?: "asking" | "accepting" | "reading";
  /** The address that inserts answers. */
  asks: string;
}

const noAnswers = JSON.stringify([]);

/** The id of the questions in their page. */
export const questionsPlace = "questions";

/** The prompt's questions in the form of the result, with the button that inserts their answers; renders nothing without questions. */
export function PromptQuestions({ optimization, refused, pending, asks }: PromptQuestionsProps) {
  const { enough } = optimization;
  const variables = optimization.variables.filter((variable) => !isContradiction(variable));
  const { t } = useTranslation(["optimization", "generator"]);
  const { fieldError } = useFormErrors(refused);
  const inserted = variables.flatMap(({ name, value }) =>
    value === null ? [] : [[insertedField + name, value]],
  );
  const count = variables.filter(({ value }) => value).length;
  const told = useRef<HTMLDivElement>(null);
  const answers = JSON.stringify(inserted);
  const [first] = useState(answers);
  // The changes above have grown, and not every browser keeps the place.
  useEffect(() => {
    if (answers !== first) told.current?.scrollIntoView({ block: "nearest" });
  }, [answers, first]);
  if (variables.length === 0) return null;
  const list = (questions: typeof variables) => (
    <QuestionList
      variables={questions}
      wishes={[]}
      enough={false}
      errorOf={(name) => fieldError(`answers.${name}`)}
    />
  );
  const unclear = variables.filter(isUnclear);
  // A complete prompt may tell already what is asked about its purpose.
  const folded = enough ? variables.filter((variable) => !isUnclear(variable)) : [];
  const summary = "min-h-11 w-fit cursor-pointer py-2";
  const fields = (
    <>
      <p className="phrases text-sm text-ink-soft">{t("questionsHint")}</p>
      <HiddenFields values={Object.fromEntries(inserted)} />
      {list(enough && unclear.length > 0 ? unclear : variables)}
      {unclear.length > 0 && folded.length > 0 && (
        <details open={refused !== undefined || folded.some(({ value }) => value !== null)}>
          <summary className={`${summary} text-accent-text`}>{t("questionsAnyway")}</summary>
          {list(folded)}
        </details>
      )}
      <div ref={told} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          formAction={asks}
          variant="secondary"
          icon={<Icon name="plus" />}
          pending={pending === "asking"}
        >
          {pending === "asking" ? t("working") : t("putIn")}
        </Button>
        <InPrompt text={count > 0 && t("generator:result.answered", { count })} />
      </div>
    </>
  );
  const box = { id: questionsPlace, className: "scroll-mt-20 rounded-card border border-line p-4" };
  if (enough && unclear.length === 0)
    return (
      <details {...box} open={first !== noAnswers || refused !== undefined}>
        <summary className={`${summary} font-semibold`}>{t("questionsAnyway")}</summary>
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
