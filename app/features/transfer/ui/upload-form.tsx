import { href, Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Input, Textarea } from "~/ui/input";
import { FormError } from "~/ui/notice";

import { importLimits, importUpload } from "../limits";

const accepted = ".zip,.json,.csv,.md,.markdown,.txt,.prompt";

/** Forms of placeholders in other tools. */
const marks = "${…} / [[…]]";

/** A file or a text to import; a plain form, whose response is the page of the import. */
export function UploadForm({ refused }: { refused?: RefusedForm }) {
  const { t } = useTranslation("transfer");
  const { formError, fieldError } = useFormErrors(refused);
  const values = refused?.values;
  const size = Math.floor(importLimits.upload / 1024 / 1024);
  return (
    <form
      method="post"
      action={href("/dashboard/import")}
      encType="multipart/form-data"
      className="flex flex-col gap-5"
    >
      <FormError title={t("upload.failed")}>{formError}</FormError>
      <Field label={t("upload.file")} hint={t("upload.fileHint", { size, rows: importLimits.rows })}>
        {(control) => <Input {...control} type="file" name={importUpload.field} accept={accepted} />}
      </Field>
      <Field label={t("upload.text")} error={fieldError("text")}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            minHeight={120}
            maxHeight="40dvh"
            defaultValue={values?.text ?? ""}
          />
        )}
      </Field>
      <div className="flex flex-col">
        <Checkbox name="lines" defaultChecked={values?.lines === "on"} label={t("upload.lines")} />
        <Checkbox
          name="placeholders"
          defaultChecked={values ? values.placeholders === "on" : true}
          label={t("upload.placeholders", { marks })}
        />
        <Checkbox
          name="keepHidden"
          defaultChecked={values?.keepHidden === "on"}
          label={t("upload.keepHidden")}
          aria-describedby="hidden-hint"
        />
        <p id="hidden-hint" className="phrases ml-8 text-sm text-ink-soft">
          {t("upload.keepHiddenHint")}
        </p>
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button asChild variant="secondary">
          <Link to={href("/dashboard/export")}>{t("upload.export")}</Link>
        </Button>
        <Button type="submit">{t("upload.submit")}</Button>
      </div>
    </form>
  );
}
