import type { ReactNode } from "react";

import { TranslationNote } from "~/client/translation-note";
import { shortName } from "~/features/prompts/prompt";

import type { CardPrompt } from "../card-prompt";
import { CardActions } from "./card-actions";
import { CardContent } from "./card-content";
import { CardDate } from "./card-date";
import { PlaceBadges } from "./place-badges";
import { useWholeText } from "./use-whole-text";

interface CardFrameProps {
  prompt: CardPrompt;
  /** Heads the card. */
  children: ReactNode;
  /** Stand before the date. */
  facts?: ReactNode;
  /** Stand before what one can do with every prompt. */
  actions?: ReactNode;
}

/** What every card of a published prompt has: its places, its text, its day and what one can do with it. */
export function CardFrame({ prompt, children, facts, actions }: CardFrameProps) {
  const whole = useWholeText(prompt);
  return (
    <article className="list-card" aria-label={shortName(prompt)}>
      {children}
      <PlaceBadges prompt={prompt} />
      <CardContent prompt={prompt} whole={whole} />
      <TranslationNote of={prompt.shareId} />
      <dl className="card-facts">
        {facts}
        <CardDate moment={prompt.createdAt} />
      </dl>
      <CardActions prompt={prompt} whole={whole}>
        {actions}
      </CardActions>
    </article>
  );
}
