import { useState } from "react";

import { countCharacters } from "~/features/text/visible-text";
import { contentLimit } from "~/features/prompts/limits";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { focusOnMount } from "~/ui/focus";
import { Textarea } from "~/ui/input";
import { onSubmitKeys, submitKeys } from "~/ui/submit-keys";

interface ResultEditorProps {
  content: string;
  onUpdate: (content: string) => void;
  onCancel: () => void;
}

/** Edits the result in place, without a request. */
export function ResultEditor({ content, onUpdate, onCancel }: ResultEditorProps) {
  const { t } = useTranslation(["generator", "errors"]);
  const [text, setText] = useState(content);
  const tooLong = countCharacters(text) > contentLimit;
  const usable = !tooLong && text.trim() !== "";
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Field
        label={t("result.editLabel")}
        error={tooLong && t("errors:field.too_long", { limit: contentLimit })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={focusOnMount}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onSubmitKeys(() => usable && onUpdate(text))}
            minHeight={320}
            maxHeight="60dvh"
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {t("result.cancel")}
        </Button>
        <Button
          onClick={() => onUpdate(text)}
          disabled={!usable}
          title={t("submitKeys")}
          aria-keyshortcuts={submitKeys}
        >
          {t("result.update")}
        </Button>
      </div>
    </div>
  );
}
