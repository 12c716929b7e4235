import type { Given } from "~/client/left-off";
import type { Question } from "~/domain/composition";
import { answerField } from "~/features/generator/composing/answer-fields";
import { useTranslation } from "~/i18n";
import { AnswerChip } from "~/ui/chip";

interface PickedFactsProps {
  facts: readonly Question[];
  given: Given;
  onGive: (given: Given) => void;
}

/** Facts that the page was opened with, as fields of its form: they stay where they are, whether a line is typed or not. */
export function PickedFacts({ facts, given, onGive }: PickedFactsProps) {
  const { t } = useTranslation("facts");
  return (
    <fieldset className="mb-4 flex min-w-0 flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{t("fitting")}</legend>
      {facts.map(({ name, label, value }) => (
        <AnswerChip
          key={name}
          type="checkbox"
          name={answerField.own + name}
          value={value!}
          checked={Boolean(given.answers[name])}
          onChange={({ target }) =>
            onGive({ ...given, answers: { ...given.answers, [name]: target.checked ? value! : "" } })
          }
        >
          <bdi className="wrap-anywhere">
            {label}: {value}
          </bdi>
        </AnswerChip>
      ))}
    </fieldset>
  );
}
