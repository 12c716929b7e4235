import { Form, useNavigation } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { AnswerChip } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import { FormError } from "~/ui/notice";

import { choiceField } from "../fields";
import { choices } from "../letters";
import type { ShownComparison } from "../shown-comparison";
import { TrialSection } from "./trial-section";

interface ChoiceFormProps {
  trials: ShownComparison["trials"];
  refused?: RefusedForm;
}

/** The replies under letters, and the person's choice of each pair; then the judge is asked. */
export function ChoiceForm({ trials, refused }: ChoiceFormProps) {
  const { t } = useTranslation("comparisons");
  const { formError, fieldError } = useFormErrors(refused);
  const pending = useNavigation().state !== "idle";
  const letter = (name: "a" | "b") => t("choice.reply", { letter: name.toUpperCase() });
  return (
    <Form method="post" className="flex flex-col gap-6">
      {trials.map((trial, at) => {
        const chosen = refused?.values[choiceField(at)] ?? trial.choice;
        const error = fieldError(choiceField(at)) ?? fieldError("choices");
        return (
          <TrialSection
            // A set has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            trial={trial}
            number={trials.length > 1 ? at + 1 : null}
            named={(name) => ({ title: letter(name) })}
          >
            <fieldset aria-invalid={error ? true : undefined}>
              <legend className="mb-2 font-semibold">{t("choice.legend")}</legend>
              <div className="flex flex-wrap gap-2">
                {choices.map((choice) => (
                  <AnswerChip
                    key={choice}
                    name={choiceField(at)}
                    value={choice}
                    required
                    defaultChecked={choice === chosen}
                  >
                    {choice === "alike" ? t("choice.alike") : letter(choice)}
                  </AnswerChip>
                ))}
              </div>
              {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
            </fieldset>
          </TrialSection>
        );
      })}
      <FormError>{formError}</FormError>
      {/* A live region must exist before its first text. */}
      <p role="status" className="sr-only">
        {pending && t("choice.waiting")}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" icon={<Icon name="check" />} pending={pending}>
          {t(pending ? "choice.waiting" : "choice.submit")}
        </Button>
        <span className="phrases min-w-0 flex-1 basis-64 text-sm text-ink-soft">{t("choice.hint")}</span>
      </div>
    </Form>
  );
}
