import { Icon } from "~/ui/icon";

import { useFormErrors } from "~/client/form-errors";
import { decisionReasons, type ModerationAction } from "~/domain/moderation";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";
import { SelectField, TextareaField } from "~/ui/text-fields";

import { sentenceLimit } from "../limits";
import type { ModerationCase } from "../moderation-case";
import { RadioList } from "./radio-list";

/** Decisions that can be taken about a prompt now. */
function actionsFor({ isPublic, isWithheld, isAnswered, isReported }: ModerationCase): ModerationAction[] {
  if (isWithheld) return isAnswered ? ["uphold", "remove", "lift"] : ["lift"];
  if (!isPublic) return [];
  return isReported ? ["keep", "hide", "remove"] : ["hide", "remove"];
}

/** The form of a decision: what to do, why, and a sentence to the author. */
export function DecisionForm({ of, refused }: { of: ModerationCase; refused?: RefusedForm }) {
  const { t } = useTranslation("moderation");
  const { formError, fieldError } = useFormErrors(refused);
  const actions = actionsFor(of);
  if (actions.length === 0) return <p className="phrases text-ink-soft">{t("case.gone")}</p>;
  const values = refused?.values;
  return (
    <form method="post" noValidate className="flex flex-col gap-5">
      {of.prompt && <input type="hidden" name="read" value={of.prompt.readMark} />}
      <h2 className="text-lg">{t("case.decide")}</h2>
      <FormError title={t("case.failed")}>{formError}</FormError>
      <RadioList
        legend={t("case.decide")}
        hideLegend
        name="action"
        choices={actions.map((value) => ({
          value,
          label: t(`actions.${value}`),
          hint: t(`actionHints.${value}`),
        }))}
        chosen={values?.action}
        error={fieldError("action")}
      />
      <SelectField
        label={t("case.reason")}
        error={fieldError("reason")}
        name="reason"
        defaultValue={values?.reason ?? "none"}
        options={decisionReasons.map((reason) => [reason, t(`reasons.${reason}`)])}
      />
      <TextareaField
        label={t("case.sentence")}
        hint={t("case.sentenceHint")}
        error={fieldError("sentence")}
        name="sentence"
        maxLength={sentenceLimit * 2}
        defaultValue={values?.sentence}
      />
      <Button type="submit" icon={<Icon name="gavel" />} className="self-end">
        {t("case.submit")}
      </Button>
    </form>
  );
}
