import { useRef } from "react";

import { AnswerChip } from "~/ui/chip";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { Question } from "~/domain/composition";
import { answerField } from "~/features/generator/composing/answer-fields";
import { useTranslation } from "~/i18n";

import { insertedField } from "../inserted-field";

interface ContradictionQuestionsProps {
  questions: readonly Question[];
  pending: boolean;
  /** The address that settles them. */
  asks: string;
}

/** Two passages each that cannot both hold; with scripts a tap settles them at once. Renders nothing without any. */
export function ContradictionQuestions({ questions, pending, asks }: ContradictionQuestionsProps) {
  const { t } = useTranslation("optimization");
  const settles = useRef<HTMLButtonElement>(null);
  if (questions.length === 0) return null;
  const inserted = questions.flatMap(({ name, value }) =>
    value === null ? [] : [[insertedField + name, value]],
  );
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line p-4">
      <h3 className="text-base">{t("contradictions", { count: questions.length })}</h3>
      <HiddenFields values={Object.fromEntries(inserted)} />
      {questions.map(({ name, options, value }) => (
        <fieldset
          key={name}
          className="min-w-0"
          onChange={({ currentTarget: { form } }) => form?.requestSubmit(settles.current)}
        >
          <legend className="phrases mb-2 text-sm">{t("whichHolds")}</legend>
          <div className="flex flex-col items-start gap-2">
            {options.map((passage) => (
              <AnswerChip
                key={passage}
                name={answerField.option + name}
                value={passage}
                defaultChecked={value === passage}
              >
                <q translate="no">{passage}</q>
              </AnswerChip>
            ))}
            <AnswerChip name={answerField.option + name} value="" defaultChecked={value === null}>
              {t("keepBoth")}
            </AnswerChip>
          </div>
        </fieldset>
      ))}
      <Button
        ref={settles}
        type="submit"
        formAction={asks}
        variant="secondary"
        icon={<Icon name="check" />}
        pending={pending}
        className="without-script self-start"
      >
        {t("settle")}
      </Button>
    </section>
  );
}
