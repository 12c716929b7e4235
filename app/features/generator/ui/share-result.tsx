import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

interface ShareResultProps {
  draftId: string;
  /** The prompt as displayed, with edits. */
  content: string;
  className?: string;
}

/** Shares the result in one step, and leads to its link; a visitor signs in first. */
export function ShareResult({ draftId, content, className }: ShareResultProps) {
  const { t } = useTranslation("generator");
  const { fetcher, pending } = useFormFetcher({ failure: t("share.failed") });
  return (
    <fetcher.Form method="post" action={href("/generate/:draftId/share", { draftId })}>
      <input type="hidden" name="content" value={content} />
      <Button
        type="submit"
        variant="secondary"
        icon={<Icon name="share-2" />}
        pending={pending}
        className={className}
      >
        <span className="max-sm:sr-only">{t("share.action")}</span>
      </Button>
    </fetcher.Form>
  );
}
