import { Icon } from "~/ui/icon";
import { useEffect, type ElementType, type ReactNode } from "react";
import { href, useFetcher } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { compareTexts } from "~/features/texts/compare-texts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";

import { Comparison } from "./comparison";

interface SaveConflictProps {
  promptId: string;
  /** The submitted fields, saved as they are by the one choice. */
  mine: Readonly<Record<string, string>>;
  /** The prompt as it is stored now; without it, it is loaded. */
  theirs?: Prompt;
  /** Receives the loaded prompt. */
  onLoaded?: (theirs: Prompt) => void;
  /** The form component: a fetcher's, or a plain form. */
  form?: ElementType;
  pending?: boolean;
  /** A button or a link that gives up the own edit. */
  keepTheirs: ReactNode;
}

/** Both edits of a prompt that changed since the own one began: the stored and the own text, compared, and the choice. */
export function SaveConflict({ promptId, mine, theirs, onLoaded, ...rest }: SaveConflictProps) {
  const { t } = useTranslation("history");
  const { load, data } = useFetcher<{ prompt: Prompt } | null>();
  const address = href("/dashboard/prompts/:promptId", { promptId });
  useEffect(() => {
    if (!theirs) void load(address);
  }, [theirs, load, address]);
  useEffect(() => {
    if (data) onLoaded?.(data.prompt as Prompt);
  }, [data, onLoaded]);
  const stored = theirs ?? (data?.prompt as Prompt | undefined);
  return (
    <Notice tone="danger" title={t("conflict.title")}>
      {t("conflict.lead")}
      {stored && <Choice stored={stored} mine={mine} address={address} {...rest} />}
    </Notice>
  );
}

interface ChoiceProps extends Pick<SaveConflictProps, "mine" | "form" | "pending" | "keepTheirs"> {
  stored: Prompt;
  address: string;
}

function Choice({ stored, mine, address, form: PostForm = "form", pending, keepTheirs }: ChoiceProps) {
  const { t } = useTranslation("history");
  const { originalInput = stored.originalInput, content = stored.content } = mine;
  const sides = (before: string, after: string) => compareTexts(before, after.replaceAll(/\r\n?/g, "\n"));
  const titles = { before: t("conflict.theirs"), after: t("conflict.mine") };
  return (
    <div className="mt-3 flex flex-col gap-3 text-ink">
      {originalInput !== stored.originalInput && (
        <Comparison titles={titles} sides={sides(stored.originalInput, originalInput)} />
      )}
      <Comparison titles={titles} sides={sides(stored.content, content)} />
      <PostForm
        method="post"
        action={address}
        className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end"
      >
        <HiddenFields values={{ ...mine, updatedAt: new Date(stored.updatedAt).toISOString() }} />
        {keepTheirs}
        <Button type="submit" icon={<Icon name="check" />} pending={pending}>
          {t("conflict.keepMine")}
        </Button>
      </PostForm>
    </div>
  );
}
