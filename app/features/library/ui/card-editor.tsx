import { Icon } from "~/ui/icon";
import { Suspense, useRef, useState, type ComponentType } from "react";
import { href, useRevalidator } from "react-router";

import type { RefusedForm } from "~/errors";
import { useFieldHint } from "~/features/prompts/ui/use-field-hint";
import type { Prompt } from "~/features/prompts/prompt";
import { publishLabel } from "~/features/town/ui/publish-label";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { ElsewhereLink } from "~/ui/elsewhere-link";
import { FormError } from "~/ui/notice";
import { onSubmitKeys, submitKeys } from "~/ui/submit-keys";
import { useFilledIn } from "~/ui/use-filled-in";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { useFormErrors } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { lazyPart, plainPart } from "~/ui/lazy-part";
import { TextareaField } from "~/ui/text-fields";

const DefinitionFields = lazyPart(
  async () => (await import("~/features/prompts/ui/definition-fields")).DefinitionFields,
);

const HeldFacts = plainPart(async () => (await import("~/features/facts/ui/held-facts")).HeldFacts);

const FactsNote = lazyPart(async () => (await import("~/features/prompts/ui/facts-note")).FactsNote);

const SaveConflict = lazyPart(
  async () => (await import("~/features/prompts/history/ui/save-conflict")).SaveConflict,
);

/** Edits purpose and content in place: the check saves, the x cancels (specification, section 2). */
export function CardEditor({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { t } = useTranslation(["library", "history"]);
  const { fetcher, refused, pending } = useFormFetcher({
    onDone: onClose,
    failure: t("card.updateFailed"),
    showsConflict: true,
  });
  // The version at the start of the edit, whatever data arrives meanwhile; after a conflict the one that was shown.
  const [basis] = useState(prompt);
  const [updatedAt, setUpdatedAt] = useState(prompt.updatedAt);
  const { revalidate } = useRevalidator();
  const conflicts = refused?.code === "prompt_changed";
  const close = () => {
    if (conflicts) void revalidate();
    onClose();
  };
  return (
    <>
      {conflicts && (
        <div className="px-4 pt-4 sm:px-5">
          <SaveConflict
            address={href("/dashboard/prompts/:promptId", { promptId: prompt.id })}
            refused={refused}
            mine={refused.values}
            onLoaded={setUpdatedAt}
            form={fetcher.Form}
            pending={pending}
            keepTheirs={
              <Button variant="secondary" onClick={close} disabled={pending}>
                {t("history:conflict.keepTheirs")}
              </Button>
            }
          />
        </div>
      )}
      <PromptTextForm
        form={fetcher.Form}
        prompt={{ ...basis, updatedAt }}
        refused={refused}
        pending={pending}
        focused
        fields={DefinitionFields}
      >
        <Button variant="secondary" icon={<Icon name="x" />} onClick={close} disabled={pending}>
          {t("card.cancel")}
        </Button>
      </PromptTextForm>
    </>
  );
}

interface PromptTextFormProps extends FormProps {
  prompt: Prompt;
  focused?: boolean;
  /** The fields of the text's variables. */
  fields: ComponentType<
    Pick<Prompt, "content" | "variables"> & { refused?: RefusedForm; onImport: (content: string) => void }
  >;
}

export function PromptTextForm(props: PromptTextFormProps) {
  const { form: PostForm = "form", prompt, refused, pending, focused, fields: Fields, children } = props;
  const { t } = useTranslation(["library", "prompts", "publishing"]);
  const { formError, fieldError } = useFormErrors(refused);
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useFieldHint();
  const { form, filled } = useFilledIn("originalInput", "content");
  // Both edits are shown above the form, and the stored one is its basis now.
  const conflicts = refused?.code === "prompt_changed";
  const [purpose, setPurpose] = useState(refused?.values.originalInput ?? prompt.originalInput);
  const [content, setContent] = useState(refused?.values.content ?? prompt.content);
  const action = href("/dashboard/prompts/:promptId", { promptId: prompt.id });
  return (
    <PostForm
      {...form}
      method="post"
      action={action}
      noValidate
      onKeyDown={onSubmitKeys((holder: HTMLFormElement) => filled && !pending && holder.requestSubmit())}
      className="flex flex-col gap-4 p-4 sm:p-5"
    >
      <FormError>{!conflicts && formError}</FormError>
      <input
        type="hidden"
        name="updatedAt"
        value={(!conflicts && refused?.values.updatedAt) || new Date(prompt.updatedAt).toISOString()}
      />
      {prompt.publishedAt && (
        <ElsewhereLink to={href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id })}>
          {t("publishing:edit.placeElsewhere", { form: t(publishLabel(prompt)) })}
        </ElsewhereLink>
      )}
      <TextareaField
        label={t("card.purpose")}
        error={fieldError("originalInput")}
        name="originalInput"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The clicked link is gone from the page.
        autoFocus={focused}
        minHeight={52}
        maxHeight={200}
        defaultValue={purpose}
        onChange={prompt.isPublic ? (event) => setPurpose(event.currentTarget.value) : undefined}
      />
      {prompt.isPublic && purpose !== prompt.originalInput && (
        <Suspense>
          <HeldFacts field="originalInput" text={purpose} refused={refused} />
        </Suspense>
      )}
      <TextareaField
        label={t("card.content")}
        hint={hint}
        error={fieldError("content")}
        ref={box}
        name="content"
        minHeight={200}
        maxHeight="60dvh"
        defaultValue={refused?.values.content ?? prompt.content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <Fields
        content={content}
        variables={prompt.variables}
        refused={refused}
        onImport={(text) => {
          box.current!.value = text;
          box.current!.focus();
          setContent(text);
        }}
      />
      {prompt.isPublic && content !== prompt.content && (
        <FactsNote isTyped template={{ content, variables: prompt.variables }} />
      )}
      {prompt.isPublic && <p className="text-sm text-ink-soft">{t("prompts:shownAtOnce")}</p>}
      <div
        data-action-bar
        className="sticky bottom-0 z-10 -mx-4 -mb-4 flex gap-2 border-t border-line bg-surface px-4 py-3 max-sm:*:flex-1 sm:-mx-5 sm:-mb-5 sm:justify-end sm:px-5"
      >
        {children}
        <Button
          type="submit"
          icon={<Icon name="check" />}
          aria-keyshortcuts={submitKeys}
          pending={pending}
          disabled={!filled}
        >
          {t("card.save")}
        </Button>
      </div>
    </PostForm>
  );
}
