import type { CardPage, CardPrompt } from "./card-prompt";

/** The cards of a page, in its order. */
export const readCards = ({ cards }: Pick<CardPage, "cards">) => JSON.parse(cards) as CardPrompt[];
