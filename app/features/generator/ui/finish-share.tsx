import { Icon } from "~/ui/icon";
import { useEffect, useRef } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { unfinishedShare } from "./unfinished-share";

interface FinishShareProps {
  draftId: string;
  /** Names the draft's text as it is now. */
  mark: string;
  /** The text to confirm, and whether it changed since the visitor's share. Null if it is already confirmed. */
  unseen: { content: string; isChanged: boolean } | null;
  refused?: RefusedForm;
}

/**
 * Shares a draft after the sign-in: automatically where this tab asked for it before with the same text, else by one
 * button.
 */
export function FinishShare({ draftId, mark, unseen, refused: before }: FinishShareProps) {
  const { t } = useTranslation(["generator", "errors"]);
  const { fetcher, refused = before, pending } = useFormFetcher();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (unfinishedShare.read() !== draftId) return;
    unfinishedShare.write(null);
    if (!unseen) form.current!.requestSubmit();
  }, [draftId, unseen]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={href("/generate/:draftId/share", { draftId })}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="seen" value={mark} />
      {unseen?.isChanged && <Notice>{t("share.changed")}</Notice>}
      {unseen && (
        <div className="rounded-control border border-line bg-surface-sunken p-4">
          <p dir="auto" className="prompt-text">
            {unseen.content}
          </p>
        </div>
      )}
      {refused && <Notice tone="danger">{t(`errors:${refused.code}`)}</Notice>}
      <Button type="submit" icon={<Icon name="share-2" />} pending={pending} className="sm:self-end">
        {t("share.finish")}
      </Button>
    </fetcher.Form>
  );
}
