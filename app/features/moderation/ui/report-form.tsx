import { Icon } from "~/ui/icon";
import { Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { reportReasons } from "~/domain/moderation";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/input";
import { FormError } from "~/ui/notice";

import { commentLimit } from "../limits";
import { RadioList } from "./radio-list";

interface ReportFormProps {
  refused?: RefusedForm;
  /** The reported prompt's page. */
  back: string;
}

/** The form of a report: its reason and a comment. */
export function ReportForm({ refused, back }: ReportFormProps) {
  const { t } = useTranslation("moderation");
  const { formError, fieldError } = useFormErrors(refused);
  return (
    <form method="post" noValidate className="flex flex-col gap-5">
      <FormError title={t("report.failed")}>{formError}</FormError>
      <RadioList
        legend={t("report.reason")}
        name="reason"
        choices={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        chosen={refused?.values.reason}
        error={fieldError("reason")}
      />
      <Field
        label={t("report.comment")}
        aside={t("report.optional")}
        hint={t("report.commentHint")}
        error={fieldError("comment")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            dir="auto"
            maxLength={commentLimit * 2}
            defaultValue={refused?.values.comment}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="secondary">
          <Link to={back}>{t("report.cancel")}</Link>
        </Button>
        <Button type="submit" icon={<Icon name="flag" />}>
          {t("report.submit")}
        </Button>
      </div>
    </form>
  );
}
