import type { Subcategory } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { shortName } from "~/features/prompts/prompt";
import type { ExamplePicture } from "~/domain/example-pictures";

import type { Excerpt } from "./excerpt";
import type { PublicPrompt, RemixCredit } from "./responses";
import type { TownPage } from "./town-prompt";

/** The attributes of a picture on its card. */
export type CardPicture = { src: string } & Pick<ExamplePicture, "alt" | "width" | "height">;

/** What a prompt made, for its card. */
export type CardResult = { isSample: boolean } & ({ picture: CardPicture } | { text: string });

/** What only those need who may edit or remove a publication. */
export interface ManagedCard {
  id: string;
  isOwn: boolean;
  /** Number of its variables. */
  fields: number;
  /** Version: time of the last change, in ISO 8601. */
  version: string;
}

/** A published prompt for its card, a long text shortened. */
export interface CardPrompt extends Excerpt {
  shareId: string;
  /** Its title, else the beginning of its purpose. */
  title: string;
  /** The beginning of the description, else of the purpose of a prompt with a title. */
  lead?: string;
  subcategory: Subcategory;
  /** Its own tags, without those of its category. */
  tags: string[];
  isPublic: boolean;
  /** In ISO 8601 to the second, as in the HTML of its card. */
  createdAt: string;
  creator: PublicPrompt["creator"];
  /** Left out: the reader may neither edit nor remove it. */
  manage?: ManagedCard;
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
  /** Left out: it is no remix, or its source is not listed. */
  basedOn?: RemixCredit;
  /** A shown comparison says that it is better. */
  isProven?: true;
  /** What it made: its first picture in the categories of pictures, else the beginning of its first text. Left out: there is none. */
  result?: CardResult;
}

export type CardPage = Omit<TownPage, "prompts"> & {
  /** Its cards as JSON in page order, for `readCards`: a third of the framework's own reference table. */
  cards: string;
};

/** The cards of a page, in order. */
export const readCards = ({ cards }: Pick<CardPage, "cards">) => JSON.parse(cards) as CardPrompt[];

/** The name of a publication: its title, or the beginning of its purpose. */
export const cardName = ({ title }: Pick<CardPrompt, "title">): string => shortName({ originalInput: title });
