import { Icon } from "~/ui/icon";

import { useFormErrors } from "~/client/form-errors";
import { reportReasons } from "~/domain/moderation";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";
import { TextareaField } from "~/ui/text-fields";

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
      <TextareaField
        label={t("report.comment")}
        aside={t("report.optional")}
        hint={t("report.commentHint")}
        error={fieldError("comment")}
        name="comment"
        maxLength={commentLimit * 2}
        defaultValue={refused?.values.comment}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <LinkButton to={back} variant="secondary">
          {t("report.cancel")}
        </LinkButton>
        <Button type="submit" icon={<Icon name="flag" />}>
          {t("report.submit")}
        </Button>
      </div>
    </form>
  );
}
