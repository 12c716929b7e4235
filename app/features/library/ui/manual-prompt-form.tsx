import { useRef, useState } from "react";
import { href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";
import type { Folder } from "~/features/prompts/folders/folder";
import { FolderSelect } from "~/features/prompts/folders/ui/folder-select";
import { parseTyped } from "~/features/prompts/definition-fields";
import { useFieldHint } from "~/features/prompts/ui/use-field-hint";
import { promptUses } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { FormError } from "~/ui/notice";
import { SubmitRow } from "~/ui/submit-row";
import { useFilledIn } from "~/ui/use-filled-in";
import { useHydrated } from "~/ui/use-hydrated";
import { onSubmitKeys, submitKeys } from "~/ui/submit-keys";
import { SelectField, TextareaField } from "~/ui/text-fields";

import { reworkAddress } from "~/features/prompts/ui/rework-address";
import { TagInput } from "./tag-input";

const DefinitionFields = lazyPart(
  async () => (await import("~/features/prompts/ui/definition-fields")).DefinitionFields,
);

const PastedNote = lazyPart(async () => (await import("~/features/prompts/ui/pasted-note")).PastedNote);

/** Beginnings of fields, and of marks that can become some. */
const mayHaveFields = /\$\{|\{\{|[[［<＜]|[_＿]{3}/;

/** Forms of placeholders in other tools. */
const marks = "${…} / [[…]]";

/** The labels of the fields that a prompt needs. */
const missingNames = { originalInput: "manual.purpose", content: "manual.content" } as const;

interface ManualPromptFormProps extends Submission {
  folders: readonly Folder[];
  folder?: string | null;
  /** The prompt is optimized next. */
  rework?: boolean;
}

/** The form of a prompt written by hand; the button is disabled without purpose and content (specification, section 5). */
export function ManualPromptForm(props: ManualPromptFormProps) {
  const { form: PostForm = "form", folders, folder, rework, refused, pending } = props;
  const { t } = useTranslation(["library", "prompts"]);
  const { formError, fieldError } = useFormErrors(refused);
  const typed = refused?.values ?? {};
  const { form, missing } = useFilledIn("originalInput", "content");
  const hydrated = useHydrated();
  const [content, setContent] = useState(typed.content ?? "");
  const [pasted, setPasted] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const replace = (text: string) => {
    box.current!.value = text;
    box.current!.focus();
    setContent(text);
  };
  const hint = useFieldHint();
  // A refused form comes back with the fields that it had.
  const [variables] = useState(() => parseTyped(typed));
  const place = (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t("manual.use")}
        error={fieldError("use")}
        name="use"
        defaultValue={typed.use ?? promptUses[0]}
        options={promptUses.map((use) => [use, t(`prompts:typeTag.${use}`)])}
      />
      <Field label={t("choice.label")} error={fieldError("folderId")}>
        {(control) => (
          <FolderSelect
            key={folder}
            {...control}
            name="folderId"
            folders={folders}
            defaultValue={typed.folderId ?? folder ?? folders[0]?.id}
          />
        )}
      </Field>
    </div>
  );
  return (
    <PostForm
      {...form}
      method="post"
      action={rework ? reworkAddress() : href("/dashboard/new")}
      noValidate
      onKeyDown={onSubmitKeys(
        (holder: HTMLFormElement) => missing.length === 0 && !pending && holder.requestSubmit(),
      )}
      className="flex flex-col gap-5"
    >
      <FormError>{formError}</FormError>
      {!rework && place}
      <TextareaField
        label={t("manual.purpose")}
        error={fieldError("originalInput")}
        name="originalInput"
        minHeight={52}
        maxHeight={160}
        placeholder={t("manual.purposePlaceholder")}
        defaultValue={typed.originalInput}
      />
      <TextareaField
        label={t("manual.content")}
        hint={hint}
        error={fieldError("content")}
        ref={box}
        name="content"
        minHeight={160}
        maxHeight="50dvh"
        defaultValue={typed.content}
        onChange={({ currentTarget: { value }, nativeEvent }) => {
          setContent(value);
          if ((nativeEvent as InputEvent).inputType === "insertFromPaste") setPasted(value);
        }}
      />
      <PastedNote open={pasted !== ""} pasted={pasted} onClean={replace} />
      <Checkbox
        name="importPlaceholders"
        defaultChecked={typed.importPlaceholders === "on"}
        label={t("manual.placeholdersPlain", { marks })}
        className="without-script"
      />
      <DefinitionFields
        open={mayHaveFields.test(content) || refused !== undefined}
        content={content}
        variables={variables}
        refused={refused}
        // A page has no title of a dialog above it.
        level={props.form ? 3 : 2}
        onImport={replace}
      />
      {/* An old text is at hand: it comes first. */}
      {rework && place}
      <Field
        label={t("manual.tags")}
        hint={hydrated ? t("manual.tagsHint") : t("manual.tagsHintPlain")}
        error={fieldError("tags") ?? fieldError("tags.0")}
      >
        {(control) => <TagInput {...control} name="tags" start={typed.tags} />}
      </Field>
      <SubmitRow
        aria-keyshortcuts={submitKeys}
        pending={pending}
        missing={missing.map((name) => t(missingNames[name]))}
      >
        {t("manual.save")}
      </SubmitRow>
    </PostForm>
  );
}
