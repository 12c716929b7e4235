import type { CardPrompt } from "../card-prompt";
import { TownCard } from "./town-card";
import { TownCards } from "./town-list";

interface PromptCardsProps {
  cards: readonly CardPrompt[];
  /** Nothing stands beside them: there is room for a third column. */
  isWide?: boolean;
}

/** The cards of published prompts. One with a picture is as high as two without. */
export const PromptCards = ({ cards, isWide }: PromptCardsProps) => (
  <TownCards className={isWide ? "sm:grid-cols-2 lg:grid-cols-3" : "sm:grid-cols-2"}>
    {cards.map((prompt) => (
      <li key={prompt.shareId} className="sm:has-[.card-picture]:row-span-2">
        <TownCard prompt={prompt} />
      </li>
    ))}
  </TownCards>
);
