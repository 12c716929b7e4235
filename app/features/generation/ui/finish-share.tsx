import { Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import { unfinishedShare } from "./unfinished-share";

/** Shares a draft after the sign-in: by itself where this tab asked for it before, else by one button. */
export function FinishShare({ draftId, refused: before }: { draftId: string; refused?: RefusedForm }) {
  const { t } = useTranslation(["generator", "errors"]);
  const { fetcher, refused = before, pending } = useFormFetcher();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (unfinishedShare.read() !== draftId) return;
    unfinishedShare.write(null);
    form.current!.requestSubmit();
  }, [draftId]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={href("/generate/:draftId/share", { draftId })}
      className="flex flex-col gap-4"
    >
      {refused && <Notice tone="danger">{t(`errors:${refused.code}`)}</Notice>}
      <Button type="submit" icon={<Share2 aria-hidden />} pending={pending} className="sm:self-end">
        {t("share.finish")}
      </Button>
    </fetcher.Form>
  );
}
