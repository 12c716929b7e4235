import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href } from "react-router";

import { useRootData } from "~/client/root-data";
import { typeTags, type PromptUse } from "~/domain/prompt-use";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import type { FillFormProps } from "./fill-form-props";

const DraftForm = lazyPart(async () => (await import("./draft-form")).DraftForm);

interface FillDraftProps extends Pick<FillFormProps, "renderTry"> {
  draftId: string;
  use: PromptUse;
  /** The prompt as displayed, with edits. */
  content: string;
}

/** A draft's text is run as it is; with placeholders its form opens in its place, without scripts by a link to its page. */
export function FillDraft({ draftId, use, content, renderTry }: FillDraftProps) {
  const { t } = useTranslation("generator");
  const [open, setOpen] = useState(false);
  const type = typeTags[use];
  const owner = useRootData()?.viewer?.email ?? null;
  if (!/\{\{\s*[\p{L}\p{N}_]/u.test(content))
    return <div className="mt-4 flex flex-col gap-4 empty:hidden">{renderTry({ type, text: content })}</div>;
  return (
    <div className="mt-4 flex flex-col gap-4">
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
      <DraftForm {...{ open, owner, draftId, type, content, renderTry }} />
    </div>
  );
}
