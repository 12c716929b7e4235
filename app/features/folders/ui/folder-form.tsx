import type { ElementType, ReactNode } from "react";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Notice } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";

interface FolderFormProps {
  /** Draws the form: a fetcher's own, or the browser's. */
  form?: ElementType;
  action: string;
  name?: string;
  submitLabel: string;
  /** The title of a refusal that is about no field. */
  failure: string;
  refused?: RefusedForm;
  pending?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Names a folder, a new one or one that there is; the button waits for a name (specification, section 5). */
export function FolderForm(props: FolderFormProps) {
  const { form: PostForm = "form", action, submitLabel, failure, refused, pending, children } = props;
  const { t } = useTranslation("library");
  const { sentence, complaint } = useRefusal(refused);
  useRefusalNotice(refused, { failure });
  const { form, filled } = useFilledIn("name");
  return (
    <PostForm {...form} method="post" action={action} noValidate className="flex flex-col gap-5">
      {sentence && (
        <Notice tone="danger" title={failure}>
          {sentence}
        </Notice>
      )}
      <Field label={t("folders.name")} error={complaint("name")}>
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
