import { useEffect, useId, useRef } from "react";
import { href } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { ownTags } from "~/features/prompts/tags";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { joinClasses } from "~/ui/join-classes";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";

/** Edits a prompt's tags as one comma-separated line; the type tag stays (specification, section 5). */
export function TagEditor({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation("library");
  const { fetcher, refused, pending } = useFormFetcher({ failure: t("card.updateFailed") });
  return <TagForm form={fetcher.Form} prompt={prompt} refused={refused} pending={pending} />;
}

interface TagFormProps extends Submission {
  prompt: Prompt;
}

export function TagForm({ form: PostForm = "form", prompt, refused, pending }: TagFormProps) {
  const { t } = useTranslation("library");
  const { fieldError } = useFormErrors(refused);
  const box = useRef<HTMLInputElement>(null);
  const hint = useId();
  const own = ownTags(prompt.tags).join(", ");
  // Shows the saved tags in the same input, which keeps the focus.
  useEffect(() => {
    if (box.current && !refused) box.current.value = own;
  }, [own, refused]);
  return (
    <PostForm method="post" action={href("/dashboard/prompts/:promptId", { promptId: prompt.id })} noValidate>
      <Field label={t("card.tags")} error={fieldError("tags") ?? fieldError("tags.0")}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              aria-describedby={joinClasses(hint, control["aria-describedby"])}
              ref={box}
              name="tags"
              dir="auto"
              autoComplete="off"
              defaultValue={refused?.values.tags ?? own}
            />
            <Button type="submit" variant="secondary" pending={pending}>
              {t("card.save")}
            </Button>
          </div>
        )}
      </Field>
      {/* Below the input, so that label and input align with the folder's. */}
      <p id={hint} className="phrases mt-1.5 text-sm text-ink-soft">
        {t("card.tagsHint")}
      </p>
    </PostForm>
  );
}
