import { Bookmark, Pencil, RefreshCw } from "lucide-react";
import { useState, type Ref } from "react";
import { Form, href, useSubmit } from "react-router";

import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { answerField } from "~/features/composing/answer-fields";
import { HiddenFields } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { prefetchOnIntent } from "~/ui/prefetch";

import type { GenerationOrder } from "../schema";

const SaveDialog = lazyPart(async () => (await import("~/features/folders/ui/save-dialog")).SaveDialog);

interface ResultActionsProps {
  draftId: string;
  /** The order of a regeneration. */
  again: GenerationOrder;
  /** The prompt as displayed, with edits. */
  content: string;
  /** A visitor signs in before a folder can be chosen. */
  signedIn: boolean;
  /** Gets the focus back when the editor closes. */
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRegenerate: () => void;
}

/** An order as fields of the generator's form. */
const fieldsOf = ({ purpose, use, deepThinking, answers = {}, wishes = [], refused }: GenerationOrder) => ({
  purpose,
  use,
  ...(deepThinking && { deepThinking: "on" }),
  ...(refused && { refused }),
  ...Object.fromEntries(Object.entries(answers).map(([name, text]) => [answerField.own + name, text])),
  ...Object.fromEntries(["", ...wishes].map((id) => [answerField.wish + id, "on"])),
});

// A phone has room for two labels and two icons, in every language.
const worded = "max-sm:px-3 max-sm:[&_svg]:hidden max-[22.4rem]:px-2";
const pictured = "max-sm:min-w-11 max-sm:px-2";

/** Copy, save, edit, regenerate. Saving and regenerating are forms and work without scripts. */
export function ResultActions({
  draftId,
  again,
  content,
  signedIn,
  editButton,
  onEdit,
  onRegenerate,
}: ResultActionsProps) {
  const { t } = useTranslation("generator");
  const [saving, setSaving] = useState(false);
  const submit = useSubmit();
  const params = { draftId };
  return (
    <div
      data-action-bar
      className="sticky bottom-0 -mx-5 mt-4 flex items-center gap-2 border-t border-line bg-surface px-5 py-3 max-[22.4rem]:gap-1 max-[22.4rem]:px-3 sm:-mx-8 sm:px-8"
    >
      <CopyButton text={content} className={worded} />
      <Form
        method="post"
        action={href("/generate/:draftId", params)}
        onSubmit={(event) => {
          if (!signedIn) return;
          event.preventDefault();
          const form = event.currentTarget;
          // Without the dialog's code the save page opens.
          SaveDialog.load().then(
            () => setSaving(true),
            () => submit(form),
          );
        }}
        {...(signedIn && prefetchOnIntent(SaveDialog.load))}
      >
        <input type="hidden" name="content" value={content} />
        <Button type="submit" variant="secondary" icon={<Bookmark aria-hidden />} className={worded}>
          {t("result.save")}
        </Button>
      </Form>
      <Button
        ref={editButton}
        variant="secondary"
        icon={<Pencil aria-hidden />}
        onClick={onEdit}
        className={`needs-script ${pictured}`}
      >
        <span className="max-sm:sr-only">{t("result.edit")}</span>
      </Button>
      <form
        method="post"
        className="ml-auto"
        action={href("/generate")}
        onSubmit={(event) => {
          event.preventDefault();
          onRegenerate();
        }}
      >
        <HiddenFields values={fieldsOf(again)} />
        <Button type="submit" variant="ghost" icon={<RefreshCw aria-hidden />} className={pictured}>
          <span className="max-sm:sr-only">{t("result.regenerate")}</span>
        </Button>
      </form>
      <SaveDialog
        open={saving}
        onOpenChange={setSaving}
        action={href("/generate/:draftId/save", params)}
        fields={{ content }}
      />
    </div>
  );
}
