import { aiPrompts } from "./prompts/ai";
import { businessPrompts } from "./prompts/business";
import { communicationPrompts } from "./prompts/communication";
import { imagePrompts } from "./prompts/image";
import { marketingPrompts } from "./prompts/marketing";
import { technologyPrompts } from "./prompts/technology";
import { videoPrompts } from "./prompts/video";

const byCategory = [
  marketingPrompts,
  imagePrompts,
  businessPrompts,
  aiPrompts,
  communicationPrompts,
  videoPrompts,
  technologyPrompts,
];

/** The prompts with which a new town opens, the categories evenly mixed, so that its first page shows them all. */
export const demoPrompts = byCategory
  .flatMap((prompts) => prompts.map((prompt, index) => ({ prompt, share: (index + 0.5) / prompts.length })))
  .sort((one, other) => one.share - other.share)
  .map(({ prompt }) => prompt);
