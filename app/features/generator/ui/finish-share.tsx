import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import type { RefusedForm } from "~/errors";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

interface FinishShareProps {
  draftId: string;
  /** Names the draft's text as it is now. */
  mark: string;
  originalInput: string;
  /** The names of the member's facts in the purpose. */
  held: readonly string[];
  /** The text to confirm. */
  content: string;
  /** It changed since the person asked to share it. */
  isChanged: boolean;
  refused?: RefusedForm;
}

/** Shares a draft after its person has read the text. */
export function FinishShare(props: FinishShareProps) {
  const { draftId, mark, originalInput, held, content, isChanged, refused: before } = props;
  const { t } = useTranslation(["generator", "errors"]);
  const { fetcher, refused = before, pending } = useFormFetcher();
  return (
    <fetcher.Form
      method="post"
      action={href("/generate/:draftId/share", { draftId })}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="seen" value={mark} />
      {isChanged && <Notice>{t("share.changed")}</Notice>}
      <div className="rounded-control border border-line bg-surface-sunken p-4">
        <p dir="auto" className="prompt-text">
          {content}
        </p>
      </div>
      <HeldFacts field="originalInput" text={originalInput} held={held} />
      {refused && <Notice tone="danger">{t(`errors:${refused.code}`)}</Notice>}
      <Button type="submit" icon={<Icon name="share-2" />} pending={pending} className="sm:self-end">
        {t("share.finish")}
      </Button>
    </fetcher.Form>
  );
}
