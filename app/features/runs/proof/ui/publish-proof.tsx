import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";

interface PublishProofProps {
  promptId: string;
  comparisonId: string;
  isShown: boolean;
}

/** The button that shows a judged comparison with its prompt, or no more, and what becomes public. */
export function PublishProof({ isShown, ...params }: PublishProofProps) {
  const { t } = useTranslation("proof");
  return (
    <form
      method="post"
      action={href("/dashboard/prompts/:promptId/comparisons/:comparisonId/proof", params)}
      className="flex flex-col items-start gap-2"
    >
      <HiddenFields values={{ isShown: String(!isShown) }} />
      <p className="phrases text-sm text-ink-soft">{t(isShown ? "isShown" : "becomesPublic")}</p>
      <Button type="submit" variant="secondary" icon={<Icon name="send" />}>
        {t(isShown ? "withdraw" : "show")}
      </Button>
    </form>
  );
}
