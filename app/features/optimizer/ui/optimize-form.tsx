import { Icon } from "~/ui/icon";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Textarea } from "~/ui/input";
import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";

import type { OptimizationInput } from "../schema";

interface OptimizeFormProps extends Submission {
  action: string;
  input: OptimizationInput;
}

/** The goals of the optimization. */
export function OptimizeForm(props: OptimizeFormProps) {
  const { form: PostForm = "form", action, input, refused, pending } = props;
  const { t } = useTranslation("optimization");
  const { formError, fieldError } = useFormErrors(refused);
  const start = { ...input, ...refused?.values };
  const answer = Object.keys(refused?.fields ?? {}).find((field) => field.startsWith("answers."));
  const fault = formError ?? (answer && fieldError(answer));
  return (
    <PostForm method="post" action={action} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fault && (
        <Notice tone="danger" title={t("failed")}>
          {fault}
        </Notice>
      )}
      <Field label={t("purpose")} error={fieldError("purpose")}>
        {(control) => (
          <Textarea {...control} name="purpose" minHeight={52} maxHeight={140} defaultValue={start.purpose} />
        )}
      </Field>
      <Field label={t("content")} error={fieldError("content")}>
        {(control) => (
          <Textarea
            {...control}
            name="content"
            minHeight={160}
            maxHeight="40dvh"
            defaultValue={start.content}
          />
        )}
      </Field>
      <div className="flex flex-col sm:flex-row sm:justify-end">
        <Button type="submit" icon={<Icon name="sparkles" />} pending={pending}>
          {pending ? t("working") : t("submit")}
        </Button>
      </div>
    </PostForm>
  );
}
