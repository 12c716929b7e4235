import type { Subcategory } from "~/domain/categories";
import type { ExamplePicture } from "~/domain/example-pictures";

import type { Excerpt } from "./excerpt";
import type { TownPage, TownCreator } from "./town-prompt";

/** The attributes of a picture on its card. */
export type CardPicture = { src: string } & Pick<ExamplePicture, "alt" | "width" | "height">;

/** A published prompt for its card, a long text shortened. */
export interface CardPrompt extends Excerpt {
  shareId: string;
  originalInput: string;
  /** Number of its variables. */
  fields: number;
  subcategory: Subcategory;
  /** Its own tags, without those of its place. */
  tags: string[];
  isPublic: boolean;
  /** In milliseconds since 1970 UTC. */
  createdAt: number;
  /** Version: time of the last change, in milliseconds since 1970 UTC. */
  version: number;
  creator: TownCreator;
  /** Null: the reader may neither edit nor remove it. */
  manage: { id: string; isOwn: boolean } | null;
  /** The first picture that it made, in the categories of pictures; null: none. */
  picture: CardPicture | null;
}

/** A page of a public list, for the browser. */
export type CardPage = Omit<TownPage, "prompts"> & {
  /**
   * Its cards, for `readCards`: as JSON in page order they compress to a third of the framework's own reference
   * table.
   */
  cards: string;
};

/** The cards of a page, in order. */
export const readCards = ({ cards }: Pick<CardPage, "cards">) => JSON.parse(cards) as CardPrompt[];
