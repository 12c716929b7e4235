import { Icon } from "~/ui/icon";
import { useEffect, useEffectEvent, useRef, type ElementType, type ReactNode } from "react";
import { useFetcher } from "react-router";

import type { RefusedForm } from "~/errors";
import type { Prompt } from "~/features/prompts/prompt";
import { compareTexts } from "~/features/text/compare-texts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";

import { Comparison } from "./comparison";

type Edited = Pick<Prompt, "originalInput" | "content" | "updatedAt">;

export interface SaveConflictProps {
  /** The page of the form: its loader's `prompt` is the stored one, its action saves. */
  address: string;
  /** The refused form: a new one is another conflict. */
  refused: RefusedForm;
  /** The submitted fields, saved as they are by the one choice. */
  mine: Readonly<Record<string, string>>;
  /** The prompt as it is stored now; without it, it is loaded. */
  theirs?: Edited;
  /** Receives the time of the stored edit, once loaded: the basis of the next. */
  onLoaded?: (updatedAt: Date) => void;
  /** The form component: a fetcher's, or a plain form. */
  form?: ElementType;
  pending?: boolean;
  /** A button or a link that discards the submitted edit. */
  keepTheirs: ReactNode;
}

/** Conflict of two edits of a prompt: the stored and the submitted text, compared, and the choice between them. Takes the focus. */
export function SaveConflict({ address, refused, mine, theirs, onLoaded, ...rest }: SaveConflictProps) {
  const { t } = useTranslation("history");
  const top = useRef<HTMLDivElement>(null);
  const { load, data } = useFetcher<{ prompt: Edited } | null>();
  const show = useEffectEvent((_conflict: RefusedForm) => {
    if (!theirs) void load(address);
    // The submit button is far below on a phone.
    top.current!.focus({ preventScroll: true });
    top.current!.scrollIntoView({ block: "start" });
  });
  useEffect(() => show(refused), [refused]);
  useEffect(() => {
    if (data) onLoaded?.(data.prompt.updatedAt);
  }, [data, onLoaded]);
  const stored = theirs ?? data?.prompt;
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Notice tone="danger" title={t("conflict.title")}>
        {t("conflict.lead")}
        {stored && <Choice stored={stored} mine={mine} address={address} {...rest} />}
      </Notice>
    </div>
  );
}

interface ChoiceProps extends Pick<
  SaveConflictProps,
  "address" | "mine" | "form" | "pending" | "keepTheirs"
> {
  stored: Edited;
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
