import type { TownPrompt } from "./town-prompt";

/** A page of a public list. */
export interface TownPage {
  prompts: TownPrompt[];
  /** How many prompts there are on all pages; where `isCapped`, there are more than these. */
  total: number;
  isCapped: boolean;
  /** The page on show, from 1: the last one when a later one was asked for. */
  page: number;
  pageCount: number;
}
