import { useState, type ReactNode } from "react";

import type { Block } from "~/domain/blocks";
import { useTranslation } from "~/i18n";

import { SetText, type MarkOf } from "./set-text";

const unmarked: MarkOf = () => ({});

interface PromptTextProps {
  /** The text as read by Markdown. Null for a text without it, or one not parsed yet. */
  blocks: readonly Block[] | null;
  markOf?: MarkOf;
  /** Buttons next to the choice of the view. */
  tools?: ReactNode;
  /** Begins with the text as it was written. */
  startsRaw?: boolean;
  /** Called when the view is chosen. */
  onView?: (raw: boolean) => void;
  /** The text as it was written. */
  children: ReactNode;
}

/** A prompt's text, set by its Markdown, or as it was written: two radio buttons switch, with and without scripts. */
export function PromptText(props: PromptTextProps) {
  const { blocks, markOf = unmarked, tools, startsRaw = false, onView, children } = props;
  const { t } = useTranslation("prompts");
  const [raw, setRaw] = useState(startsRaw);
  const choose = (next: boolean) => {
    setRaw(next);
    onView?.(next);
  };
  return (
    <div className="prompt-views">
      {(blocks || tools) && (
        <div className="my-2 flex min-h-11 flex-wrap items-center gap-2">
          {blocks && (
            <fieldset className="prompt-view-choice">
              <legend className="sr-only">{t("view.title")}</legend>
              <label>
                <input type="radio" name="view" defaultChecked={!raw} onChange={() => choose(false)} />
                {t("view.set")}
              </label>{" "}
              <label>
                <input
                  type="radio"
                  name="view"
                  value="raw"
                  defaultChecked={raw}
                  onChange={() => choose(true)}
                />
                {t("view.raw")}
              </label>
            </fieldset>
          )}
          {tools}
        </div>
      )}
      {blocks && <SetText blocks={blocks} markOf={markOf} />}
      <div className="raw-text">{children}</div>
    </div>
  );
}
