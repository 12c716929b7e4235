import { useState } from "react";

import type { Wish } from "~/domain/composition";
import type { Variable } from "~/domain/variables";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";
import { answerField } from "~/features/composing/answer-fields";

import { WishChip } from "~/ui/chip";
import { Question } from "./question";

export interface QuestionListProps {
  variables: readonly Variable[];
  wishes: readonly Wish[];
  /** The line is detailed enough: the questions are collapsed. */
  enough: boolean;
  /** The error of a variable's own text. */
  errorOf?: (variable: string) => string | undefined;
  /** Without it the questions are plain form fields. */
  onAnswer?: (variable: string, text: string) => void;
  onWish?: (wish: string, on: boolean) => void;
}

/** The questions of a line with answers to tap, and wishes to switch on. */
export function QuestionList(props: QuestionListProps) {
  const { t } = useTranslation("generator");
  const { variables, wishes, enough } = props;
  if (!enough) return <Questions {...props} />;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="success" title={t("questions.enough")}>
        {t("questions.enoughText")}
      </Notice>
      {variables.length + wishes.length > 0 && <FoldedQuestions {...props} />}
    </div>
  );
}

/** Collapsed, unless something is answered already. */
function FoldedQuestions(props: QuestionListProps) {
  const { t } = useTranslation("generator");
  const { variables, wishes } = props;
  const [open] = useState(variables.some(({ value }) => value) || wishes.some(({ on }) => on));
  return (
    <details open={open}>
      <summary className="min-h-11 w-fit py-2 text-accent-text">{t("questions.askAnyway")}</summary>
      <div className="pt-3">
        <Questions {...props} />
      </div>
    </details>
  );
}

function Questions({ variables, wishes, errorOf, onAnswer, onWish }: QuestionListProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="flex flex-col gap-6">
      {variables.map((variable) => (
        <Question
          key={variable.name}
          variable={variable}
          error={errorOf?.(variable.name)}
          onAnswer={onAnswer && ((text) => onAnswer(variable.name, text))}
        />
      ))}
      {wishes.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{t("questions.wishes")}</legend>
          {/* Distinguishes "no wish on" from a form without wishes. */}
          <input type="hidden" name={answerField.wish} value="" />
          <div className="flex flex-wrap gap-2">
            {wishes.map(({ id, text, on }) => (
              <WishChip
                key={id}
                name={answerField.wish + id}
                value="on"
                {...(onWish
                  ? { checked: on, onChange: (event) => onWish(id, event.target.checked) }
                  : { defaultChecked: on })}
              >
                {text}
              </WishChip>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
