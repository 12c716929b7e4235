import { useRef, useState } from "react";

import { AnswerChip } from "~/ui/chip";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { Question } from "~/domain/composition";
import { answerField } from "~/features/generator/composing/answer-fields";
import { useTranslation } from "~/i18n";

import { keepsBoth } from "../contradiction-name";
import { insertedField } from "../inserted-field";
import { InPrompt } from "./in-prompt";

interface ContradictionQuestionsProps {
  questions: readonly Question[];
  pending: boolean;
  /** The address that settles them. */
  asks: string;
  /** The page shows an improved text. */
  hasText: boolean;
}

/** The id of the contradictions in their page. */
export const contradictionsPlace = "contradictions";

/** Number of contradictions that are not folded. */
const firstOnes = 3;

/** Two passages each that cannot both hold; with scripts a tap settles them at once. Renders nothing without any. */
export function ContradictionQuestions({ questions, pending, asks, hasText }: ContradictionQuestionsProps) {
  const { t } = useTranslation("optimization");
  const settles = useRef<HTMLButtonElement>(null);
  const folded = questions.slice(firstOnes);
  const [open] = useState(folded.some(({ value }) => value !== null));
  const total = questions.length;
  if (total === 0) return null;
  const settled = questions.flatMap(({ name, value }) =>
    value === null ? [] : [[insertedField + name, value]],
  );
  const fields = questions.map(({ name, options, value }, at) => (
    <fieldset
      key={name}
      className="min-w-0"
      onChange={({ currentTarget: { form } }) => form?.requestSubmit(settles.current)}
    >
      <legend className="phrases mb-2 text-sm">
        {total > 1 && `${at + 1}. `}
        {t("whichHolds")}
      </legend>
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
        <AnswerChip name={answerField.option + name} value={keepsBoth} defaultChecked={value === keepsBoth}>
          {t("keepBoth")}
        </AnswerChip>
      </div>
    </fieldset>
  ));
  return (
    <section
      id={contradictionsPlace}
      className="flex scroll-mt-20 flex-col gap-5 rounded-card border border-line bg-surface-raised p-4"
    >
      <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 bg-surface-raised">
        <h3 className="text-base">{t("contradictions")}</h3>
        <InPrompt text={hasText && t("settled", { count: settled.length, total })} />
      </div>
      <HiddenFields values={Object.fromEntries(settled)} />
      {fields.slice(0, firstOnes)}
      {folded.length > 0 && (
        <details open={open}>
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent-text">
            {t("moreContradictions", { count: folded.length })}
          </summary>
          <div className="flex flex-col gap-5">{fields.slice(firstOnes)}</div>
        </details>
      )}
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
