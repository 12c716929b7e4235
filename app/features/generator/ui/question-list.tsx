import { useState } from "react";

import { safeRules, type Composition, type Question as Asked, type Wish } from "~/domain/composition";
import { languageNames } from "~/domain/languages";
import { answerField } from "~/features/generator/composing/answer-fields";
import { isSettled } from "~/features/generator/composing/settled-additions";
import { useTranslation } from "~/i18n";
import { CheckCard } from "~/ui/check-card";
import { Notice } from "~/ui/notice";

import { FactField } from "./fact-field";
import { Question } from "./question";
import { OneAtATime } from "./one-at-a-time";

export interface QuestionListProps {
  variables: readonly Asked[];
  wishes: readonly Wish[];
  /** The line is detailed enough: the questions are collapsed. */
  enough: boolean;
  /** The language of the questions and of the prompt, which is the line's. */
  language?: Composition["language"];
  /** The error of a variable's own text. */
  errorOf?: (variable: string) => string | undefined;
  /** Without it the questions are plain form fields. */
  onAnswer?: (variable: string, text: string) => void;
  onWish?: (wish: string, on: boolean) => void;
}

/** The questions of a line: fields for facts, choices to tap, and wishes to switch on. */
export function QuestionList(props: QuestionListProps) {
  const { t, language: own } = useTranslation("generator");
  const { variables, wishes, enough, language } = props;
  return (
    <div className="flex flex-col gap-3">
      {language && language !== own && (
        <p className="phrases text-sm text-ink-soft">
          {t("questions.language", { language: languageNames[language] })}
        </p>
      )}
      {enough && (
        <Notice tone="success" title={t("questions.enough")}>
          {t("questions.enoughText")}
        </Notice>
      )}
      {!enough && <Questions {...props} />}
      {enough && variables.length + wishes.length > 0 && <FoldedQuestions {...props} />}
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
      <summary className="min-h-11 w-fit py-2 text-accent-text">
        {t(variables.length > 0 ? "questions.askAnyway" : "questions.wishesAnyway")}
      </summary>
      <div className="pt-3">
        <Questions {...props} />
      </div>
    </details>
  );
}

function Questions({ variables, wishes, errorOf, onAnswer, onWish }: QuestionListProps) {
  const { t } = useTranslation("generator");
  const questions = variables.map((variable) => {
    const Control = variable.options.length > 0 ? Question : FactField;
    return {
      id: variable.name,
      isAnswered: variable.value !== null,
      control: (
        <Control
          question={variable}
          error={errorOf?.(variable.name)}
          onAnswer={onAnswer && ((text) => onAnswer(variable.name, text))}
        />
      ),
    };
  });
  const isRule = ({ id }: Wish) => id.startsWith(`${safeRules}.`);
  const [settled, open] = [
    wishes.filter((wish) => isSettled(wish, variables)),
    wishes.filter((wish) => !isSettled(wish, variables)),
  ];
  const [rules, others] = [open.filter(isRule), open.filter((wish) => !isRule(wish))];
  return (
    <div className="flex flex-col gap-6">
      <OneAtATime questions={questions} isPlain={!onAnswer} />
      {/* Distinguishes "no wish on" from a form without wishes. */}
      {wishes.length > 0 && <input type="hidden" name={answerField.wish} value="" />}
      {settled.map(
        ({ id, on }) => on && <input key={id} type="hidden" name={answerField.wish + id} value="on" />,
      )}
      {rules.length > 0 && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">
            {t("questions.rules", { count: rules.filter(({ on }) => on).length })}
          </summary>
          <Wishes wishes={rules} onWish={onWish} />
        </details>
      )}
      {others.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{t("questions.wishes")}</legend>
          <Wishes wishes={others} onWish={onWish} />
        </fieldset>
      )}
    </div>
  );
}

function Wishes({ wishes, onWish }: Pick<QuestionListProps, "wishes" | "onWish">) {
  return (
    <div className="flex flex-col gap-2">
      {wishes.map(({ id, text, on }) => (
        <CheckCard
          key={id}
          name={answerField.wish + id}
          value="on"
          {...(onWish
            ? { checked: on, onChange: (event) => onWish(id, event.target.checked) }
            : { defaultChecked: on })}
        >
          {text}
        </CheckCard>
      ))}
    </div>
  );
}
