import { href, Link } from "react-router";

import { langOf } from "~/domain/prompt-languages";
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
 * A prompt's text in a scrollable box (specification, section 2): of a long one its beginning, and the rest on scroll, hover or
 * focus. Without scripts, and after a failure, a link leads to the whole text.
 */
export function CardContent({ prompt, whole }: CardContentProps) {
  const { t } = useTranslation("town");
  const { excerpt, isWhole } = prompt;
  const { text, loading, failed } = whole;
  const ask = () => void whole.read().catch(() => undefined);
  // Also for events before hydration; repeated events try only once.
  const askOnce = failed ? undefined : ask;
  const wanting = text === null && {
    onPointerEnter: ask,
    onPointerDown: ask,
    onFocus: ask,
    onPointerMove: askOnce,
    onScroll: askOnce,
  };
  // The beginning keeps its node, and so its selection and scroll position.
  const goesOn = text?.startsWith(excerpt) ?? true;
  return (
    <div
      dir="auto"
      lang={langOf(prompt.language)}
      role="group"
      aria-label={t("card.content")}
      aria-busy={loading || undefined}
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // A fixed height, so that the rest does not move the page.
      className={joinClasses("card-text", isWhole ? "noscript:select-all" : "h-card-text")}
      {...wanting}
    >
      {goesOn ? excerpt : text}
      {text === null ? <Ending prompt={prompt} whole={whole} /> : goesOn && text.slice(excerpt.length)}
    </div>
  );
}

/** After the beginning of a text: an ellipsis, a spinner or a link to the rest. */
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
