import type { CardPrompt } from "~/features/town/card-prompt";
import { TownCard } from "~/features/town/ui/town-card";
import { TownCards } from "~/features/town/ui/town-list";

/** The cards of posts outside the town's own list. */
export const PostCards = ({ cards }: { cards: readonly CardPrompt[] }) => (
  <TownCards className="sm:grid-cols-2 lg:grid-cols-3">
    {cards.map((prompt) => (
      <li key={prompt.shareId}>
        <TownCard prompt={prompt} />
      </li>
    ))}
  </TownCards>
);
