import { useState } from "react";

import type { Variable, Wish } from "~/domain/composition";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";
import { answerField } from "~/features/composing/answer-fields";

import { WishChip } from "./chip";
import { Question } from "./question";

export interface QuestionListProps {
  variables: readonly Variable[];
  wishes: readonly Wish[];
  /** The line says what matters: the questions are folded. */
  enough: boolean;
  /** Why the own words of a variable were not taken. */
  complaintOf?: (variable: string) => string | undefined;
  /** Left out: the form is sent as it is filled in. */
  onAnswer?: (variable: string, text: string) => void;
  onWish?: (wish: string, on: boolean) => void;
}

/** What a line leaves open: questions with answers to tap, and wishes to switch on. */
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

/** Folded, unless something is given already. */
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

function Questions({ variables, wishes, complaintOf, onAnswer, onWish }: QuestionListProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="flex flex-col gap-6">
      {variables.map((variable) => (
        <Question
          key={variable.name}
          variable={variable}
          complaint={complaintOf?.(variable.name)}
          onAnswer={onAnswer && ((text) => onAnswer(variable.name, text))}
        />
      ))}
      {wishes.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{t("questions.wishes")}</legend>
          {/* So that none of them on is told from a form without wishes. */}
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
