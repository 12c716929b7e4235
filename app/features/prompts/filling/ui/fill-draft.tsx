import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href } from "react-router";

import { useRootData } from "~/client/root-data";
import { typeTags, type PromptUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

const DraftForm = lazyPart(async () => (await import("./draft-form")).DraftForm);

interface FillDraftProps {
  draftId: string;
  use: PromptUse;
  /** The prompt as displayed, with edits. */
  content: string;
}

/** The form of a draft whose text has placeholders, opened in its place; without scripts a link to its page. */
export function FillDraft({ draftId, use, content }: FillDraftProps) {
  const { t } = useTranslation("generator");
  const [open, setOpen] = useState(false);
  const owner = useRootData()?.viewer?.email ?? null;
  if (!/\{\{\s*[\p{L}\p{N}_]/u.test(content)) return null;
  return (
    <div className="mt-4">
      {!open && (
        <Button asChild>
          <OpeningLink
            to={href("/generate/:draftId/use", { draftId })}
            load={DraftForm.load}
            onOpen={() => setOpen(true)}
          >
            <Icon name="play" />
            {t("result.use")}
          </OpeningLink>
        </Button>
      )}
      <DraftForm open={open} owner={owner} draftId={draftId} type={typeTags[use]} content={content} />
    </div>
  );
}
