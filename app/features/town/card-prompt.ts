import type { Subcategory } from "~/domain/categories";

import type { Excerpt } from "./excerpt";
import type { TownPage, TownCreator } from "./town-prompt";

/** What a page sends of a published prompt: what its card shows, and of a long text only the beginning. */
export interface CardPrompt extends Excerpt {
  shareId: string;
  originalInput: string;
  subcategory: Subcategory;
  /** Its own, without those of its place. */
  tags: string[];
  isPublic: boolean;
  /** In milliseconds. */
  createdAt: number;
  /** Tells one version from the next: when it was changed last, in milliseconds. */
  version: number;
  creator: TownCreator;
  /** Null: nothing that this reader may edit or remove. */
  manage: { id: string; isOwn: boolean } | null;
}

/** A page of a public list as it is sent to its reader. */
export type CardPage = Omit<TownPage, "prompts"> & {
  /**
   * Its cards, for `readCards`: as JSON in the order of the page they are compressed against it to a third of what the
   * framework's own table of references takes.
   */
  cards: string;
};

/** The cards of a page, in its order. */
export const readCards = ({ cards }: Pick<CardPage, "cards">) => JSON.parse(cards) as CardPrompt[];
