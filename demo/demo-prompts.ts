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

const most = Math.max(...byCategory.map((prompts) => prompts.length));

/** The prompts with which a new town opens, one category after the other, so that its first page shows them all. */
export const demoPrompts = Array.from({ length: most }, (_, index) =>
  byCategory.flatMap((prompts) => prompts[index] ?? []),
).flat();
