import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";
import { Spinner } from "~/ui/loading";

import type { CardPrompt } from "../card-prompt";
import type { WholeText } from "./use-whole-text";

interface CardContentProps {
  prompt: CardPrompt;
  whole: WholeText;
}

/**
 * A prompt's text as it was written, in a box that scrolls (specification, section 2): of a long one its beginning, and all of it as
 * soon as somebody goes for it. Without scripts, and where the rest cannot be had, a link leads to it.
 */
export function CardContent({ prompt, whole }: CardContentProps) {
  const { t } = useTranslation("town");
  const { excerpt, isWhole } = prompt;
  const { text, loading, failed } = whole;
  const ask = () => void whole.read().catch(() => undefined);
  // Also from a reader who was here before the scripts; what fires without end tries only once.
  const askOnce = failed ? undefined : ask;
  const wanting = text === null && {
    onPointerEnter: ask,
    onPointerDown: ask,
    onFocus: ask,
    onPointerMove: askOnce,
    onScroll: askOnce,
  };
  // The beginning stays the text that it is: what is marked in it and where it is scrolled to stay too.
  const goesOn = text?.startsWith(excerpt) ?? true;
  return (
    <div
      dir="auto"
      role="group"
      aria-label={t("card.content")}
      aria-busy={loading || undefined}
      // What scrolls has to be reached by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // The rest comes into a box that has its room.
      className={joinClasses("card-text", isWhole ? "noscript:select-all" : "h-card-text")}
      {...wanting}
    >
      {goesOn ? excerpt : text}
      {text === null ? <Ending prompt={prompt} whole={whole} /> : goesOn && text.slice(excerpt.length)}
    </div>
  );
}

/** Behind the beginning of a text: that it goes on, and how the rest is doing. */
function Ending({ prompt, whole: { loading, failed } }: CardContentProps) {
  const { t } = useTranslation("town");
  return (
    <span>
      {/[.!?]$/.test(prompt.excerpt) ? " … " : "… "}
      {loading && <Spinner />}
      {(loading || failed) && (
        <span role="status" className="text-ink-soft">
          {failed && `${t("card.wholeFailed")} `}
        </span>
      )}
      <Link
        discover="none"
        to={href("/prompts/:shareId", { shareId: prompt.shareId })}
        className={joinClasses("text-link", !failed && "without-script")}
      >
        {t("card.readWhole")}
      </Link>
    </span>
  );
}
