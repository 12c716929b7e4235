import type { Subcategory } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { shortName } from "~/features/prompts/prompt";
import type { ExamplePicture } from "~/domain/example-pictures";

import type { Excerpt } from "./excerpt";
import type { RemixCredit, TownPage, TownCreator } from "./town-prompt";

/** The attributes of a picture on its card. */
export type CardPicture = { src: string } & Pick<ExamplePicture, "alt" | "width" | "height">;

/** What a prompt made, for its card. */
export type CardResult = { isSample: boolean } & ({ picture: CardPicture } | { text: string });

/** A published prompt for its card, a long text shortened. */
export interface CardPrompt extends Excerpt {
  shareId: string;
  title: string | null;
  /** The beginning of the description. */
  description: string | null;
  /** The beginning of the purpose. */
  originalInput: string;
  /** Number of its variables. */
  fields: number;
  subcategory: Subcategory;
  /** Its own tags, without those of its category. */
  tags: string[];
  isPublic: boolean;
  /** In milliseconds since 1970 UTC. */
  createdAt: number;
  /** Version: time of the last change, in milliseconds since 1970 UTC. */
  version: number;
  creator: TownCreator;
  /** Null if the reader may neither edit nor remove it. */
  manage: { id: string; isOwn: boolean } | null;
  language: PromptLanguage;
  /** Left out: none. */
  saves?: number;
  uses?: number;
  /** It is on the reader's shelf. */
  isSaved?: true;
  /** In a ranking: a new one that few have seen yet. */
  isNewHere?: true;
  /** Id of the creator's page; null if their profile is hidden. */
  memberId: string | null;
  /** Null if it is no remix, or its source is not listed. */
  basedOn: RemixCredit | null;
  /** What it made: its first picture in the categories of pictures, else the beginning of its first text. Null if there is none. */
  result: CardResult | null;
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

/** The name of a publication: its title, or the beginning of its purpose. */
export const cardName = (prompt: Pick<CardPrompt, "title" | "originalInput">): string =>
  prompt.title ?? shortName(prompt);
