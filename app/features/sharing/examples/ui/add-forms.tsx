import type { ElementType, ReactNode } from "react";
import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { useFormFetcher } from "~/client/use-form-fetcher";
import type { ExampleKind } from "~/domain/example-pictures";
import type { Variable } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FormError } from "~/ui/notice";
import { InputField, TextareaField } from "~/ui/text-fields";

import { altLimit, exampleUpload } from "../limits";
import { ExampleFields } from "./example-fields";

const accepted = "image/jpeg,image/png,image/webp";

interface AddFormProps {
  promptId: string;
  variables: readonly Variable[];
  /** The page's refused form, of either kind. */
  refused?: RefusedForm;
}

/** The form of a picture, with its file and its words. */
export function AddPicture(props: AddFormProps) {
  const { t } = useTranslation("authoring");
  return (
    <AddForm {...props} kind="picture" title={t("addPicture")}>
      {({ fieldError, values }) => (
        <>
          <InputField
            label={t("file")}
            hint={t("fileHint")}
            error={fieldError(exampleUpload.field)}
            type="file"
            name={exampleUpload.field}
            accept={accepted}
            required
          />
          <InputField
            label={t("alt")}
            hint={t("altHint")}
            error={fieldError("alt")}
            name="alt"
            required
            maxLength={altLimit}
            defaultValue={values?.alt ?? ""}
          />
        </>
      )}
    </AddForm>
  );
}

/** The form of a text; `start`: what it begins with. */
export function AddText({ start = "", ...props }: AddFormProps & { start?: string }) {
  const { t } = useTranslation("authoring");
  return (
    <AddForm {...props} kind="text" title={t("addText")}>
      {({ fieldError, values }) => (
        <TextareaField
          label={t("made")}
          error={fieldError("text")}
          name="text"
          required
          minHeight={140}
          maxHeight="60dvh"
          defaultValue={values?.text ?? start}
        />
      )}
    </AddForm>
  );
}

interface Refusal {
  fieldError: (field: string) => string | undefined;
  values: RefusedForm["values"] | undefined;
}

type OneFormProps = Omit<AddFormProps, "children"> & {
  kind: ExampleKind;
  title: string;
  children: (refusal: Refusal) => ReactNode;
};

/** A form of a new example; with scripts the page stays, so that a refusal loses no file. */
function AddForm({ promptId, variables, refused: pageRefused, kind, title, children }: OneFormProps) {
  const { t } = useTranslation("authoring");
  const { fetcher, refused: fetched, pending } = useFormFetcher({ failure: t("failed") });
  // Of a file far too large no field was read.
  const ofPage = (pageRefused?.values.kind ?? "picture") === kind ? pageRefused : undefined;
  const refused = fetched ?? ofPage;
  const { formError, fieldError } = useFormErrors(refused);
  const PostForm: ElementType = fetcher.Form;
  return (
    <Card asChild>
      <PostForm
        method="post"
        action={href("/my-town-prompts/:promptId/examples", { promptId })}
        encType="multipart/form-data"
        className="flex flex-col gap-4"
        aria-labelledby={`add-${kind}`}
      >
        <h2 id={`add-${kind}`} className="text-base">
          {title}
        </h2>
        <FormError title={t("failed")}>{formError}</FormError>
        <input type="hidden" name="kind" value={kind} />
        {children({ fieldError, values: refused?.values })}
        <ExampleFields id={`add-${kind}`} variables={variables} values={{}} refused={refused} />
        <div className="mt-auto flex justify-end">
          <Button type="submit" pending={pending}>
            {t("submit")}
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}
