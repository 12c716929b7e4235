import { useRef, type MouseEvent } from "react";
import { href, Link } from "react-router";

import { withBlanks } from "~/domain/placeholders";
import { langOf } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";

import type { CardPrompt } from "../card-prompt";

/** The braces of a placeholder in which a beginning ends. */
const cutPlaceholder = /\{\{(?=[^{}\n]*$)/;

interface CardTextProps {
  prompt: CardPrompt;
  /** The title is the card's heading. */
  asHeading: boolean;
}

/**
 * The texts of a publication: its title, its description, else its purpose, and the beginning of its text. The title's link covers the card; with
 * scripts the quoted texts lie above it, to be selected, and pass clicks on.
 */
export function CardText({ prompt, asHeading }: CardTextProps) {
  const { t } = useTranslation("town");
  const { shareId, title, lead, excerpt, isWhole } = prompt;
  const lang = langOf(prompt.language);
  const link = useRef<HTMLAnchorElement>(null);
  const pass = ({ nativeEvent }: MouseEvent) => {
    if (getSelection()?.isCollapsed !== false)
      link.current!.dispatchEvent(new MouseEvent("click", nativeEvent));
  };
  const Title = asHeading ? "h3" : "p";
  return (
    <>
      <Title dir="auto" lang={lang} className="card-title">
        <Link ref={link} to={href("/prompts/:shareId", { shareId })} discover="none" className="card-link">
          {title}
        </Link>
      </Title>
      {lead && (
        <p dir="auto" lang={lang} className="card-lead">
          {lead}
        </p>
      )}
      {/* The link is there for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div lang={lang} className="card-quote" onClick={pass}>
        <div
          dir="auto"
          role="group"
          aria-label={t("card.content")}
          className={joinClasses("card-beginning", !isWhole && "card-cut")}
        >
          {withBlanks(excerpt).replace(cutPlaceholder, "[")}
        </div>
      </div>
    </>
  );
}
