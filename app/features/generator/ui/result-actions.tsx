import { useState } from "react";
import { Form, href, useSubmit } from "react-router";

import { Icon } from "~/ui/icon";
import { typeTags, type PromptUse } from "~/domain/prompt-use";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { ServiceButton } from "~/features/prompts/ui/service-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { prefetchOnIntent } from "~/ui/prefetch";
import { FormButton } from "~/client/form-button";

import { FailureNotice } from "./failure-notice";

const SaveDialog = lazyPart(
  async () => (await import("~/features/prompts/folders/ui/save-dialog")).SaveDialog,
);

interface ResultActionsProps {
  draftId: string;
  use: PromptUse;
  /** The prompt as displayed, with edits. */
  content: string;
  /** A visitor signs in before a folder can be chosen. */
  signedIn: boolean;
  /** Why the last save failed. Null if it did not. */
  failure: string | null;
}

// A phone has room for two labels and three icons, in every language; a long name of a service takes a second row.
const worded = "shrink-0 max-sm:px-2 max-sm:[&_svg]:hidden max-[22.4rem]:text-sm";
const pictured = "max-sm:min-w-11 max-sm:px-2";

/** Copy, open in a service, share, save. Sharing and saving are forms and work without scripts. */
export function ResultActions({ draftId, use, content, signedIn, failure }: ResultActionsProps) {
  const { t } = useTranslation("generator");
  const [saving, setSaving] = useState(false);
  const submit = useSubmit();
  const params = { draftId };
  return (
    <div
      data-action-bar
      className="sticky bottom-0 -mx-5 mt-4 flex flex-wrap items-center gap-1 border-t border-line bg-surface px-3 py-3 sm:-mx-8 sm:gap-2 sm:px-8"
    >
      <FailureNotice failure={failure} className="w-full" />
      <CopyButton text={content} className={worded} />
      <ServiceButton type={typeTags[use]} prompt={content} />
      <div className="ml-auto flex shrink-0 gap-1 sm:gap-2">
        <ShareResult draftId={draftId} content={content} signedIn={signedIn} className={pictured} />
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
          <Button type="submit" variant="secondary" icon={<Icon name="bookmark" />} className={pictured}>
            <span className="max-sm:sr-only">{t("result.save")}</span>
          </Button>
        </Form>
      </div>
      <SaveDialog
        open={saving}
        onOpenChange={setSaving}
        action={href("/generate/:draftId/save", params)}
        fields={{ content }}
      />
    </div>
  );
}

interface ShareResultProps {
  draftId: string;
  /** The prompt as displayed, with edits. */
  content: string;
  /** A visitor signs up first, and the button says so. */
  signedIn: boolean;
  className?: string;
}

/** Shares the result in one step, and leads to its link; a visitor signs in first. */
function ShareResult({ draftId, content, signedIn, className }: ShareResultProps) {
  const { t } = useTranslation("generator");
  return (
    <FormButton
      action={href("/generate/:draftId/share", { draftId })}
      fields={{ content }}
      failure={t("share.failed")}
      variant="secondary"
      className={className}
      icon={<Icon name="share-2" />}
    >
      <span className="max-sm:sr-only">{t(signedIn ? "share.action" : "share.actionVisitor")}</span>
    </FormButton>
  );
}
