import type { ElementType, ReactNode } from "react";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Notice } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";

interface FolderFormProps {
  /** The form component: a fetcher's, or a plain form. */
  form?: ElementType;
  action: string;
  name?: string;
  submitLabel: string;
  /** The title of an error that concerns no field. */
  failure: string;
  refused?: RefusedForm;
  pending?: boolean;
  /** Content before the submit button. */
  children?: ReactNode;
}

/** Names a new or existing folder; the button is disabled without a name (specification, section 5). */
export function FolderForm(props: FolderFormProps) {
  const { form: PostForm = "form", action, submitLabel, failure, refused, pending, children } = props;
  const { t } = useTranslation("library");
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure });
  const { form, filled } = useFilledIn("name");
  return (
    <PostForm {...form} method="post" action={action} noValidate className="flex flex-col gap-5">
      {formError && (
        <Notice tone="danger" title={failure}>
          {formError}
        </Notice>
      )}
      <Field label={t("folders.name")} error={fieldError("name")}>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={refused?.values.name ?? props.name}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button type="submit" pending={pending} disabled={!filled}>
          {submitLabel}
        </Button>
      </div>
    </PostForm>
  );
}
