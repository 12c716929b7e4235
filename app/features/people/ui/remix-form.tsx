import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href } from "react-router";

import { useErrorToast, useFormErrors } from "~/client/form-errors";
import { versionQuery } from "~/domain/version-number";
import type { RefusedForm } from "~/errors";
import { PageDefinitionFields } from "~/features/prompts/ui/definition-fields";
import type { SharedPrompt } from "~/features/sharing/responses";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";
import { LinkButton } from "~/ui/link-button";
import { TextareaField } from "~/ui/text-fields";

interface RemixFormProps {
  source: Pick<SharedPrompt, "shareId" | "version" | "originalInput" | "content" | "variables">;
  refused?: RefusedForm;
}

/** The source's text to change; nothing is stored before it is submitted. */
export function RemixForm({ source, refused }: RemixFormProps) {
  const { t } = useTranslation("people");
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure: t("remix.failed") });
  const { form, filled } = useFilledIn("originalInput", "content");
  const values = refused?.values;
  const [content, setContent] = useState(values?.content ?? source.content);
  const params = { shareId: source.shareId };
  return (
    <form
      {...form}
      method="post"
      action={href("/prompts/:shareId/remix", params) + versionQuery(source.version)}
      noValidate
      className="flex flex-col gap-5"
    >
      <FormError title={t("remix.failed")}>{formError}</FormError>
      {/* Between the page's heading and that of the text's fields. */}
      <h2 className="sr-only">{t("remix.content")}</h2>
      <TextareaField
        label={t("remix.content")}
        error={fieldError("content")}
        name="content"
        minHeight={200}
        maxHeight="60dvh"
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <TextareaField
        label={t("remix.purpose")}
        error={fieldError("originalInput")}
        name="originalInput"
        minHeight={52}
        maxHeight={160}
        defaultValue={values?.originalInput ?? source.originalInput}
      />
      <PageDefinitionFields
        content={content}
        variables={source.variables}
        refused={refused}
        onImport={setContent}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <LinkButton to={href("/prompts/:shareId", params)} variant="secondary">
          {t("remix.cancel")}
        </LinkButton>
        <Button type="submit" icon={<Icon name="shuffle" />} disabled={!filled}>
          {t("remix.submit")}
        </Button>
      </div>
    </form>
  );
}
