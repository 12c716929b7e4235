import type { Composition, Facts, Purpose } from "./composition";
import type { PromptUse } from "~/features/prompts/prompt-use";
import { composeAutomation } from "./automation/compose-automation";
import { composeFilm } from "./film/compose-film";
import { composePicture } from "./picture/compose-picture";
import { readFacts } from "./read-facts";
import { composeWriting } from "./writing/compose-writing";

type Compose = (purpose: Purpose, facts: Facts) => Omit<Composition, "language">;

const composers: Record<PromptUse, Compose> = {
  text: composeWriting,
  automation: composeAutomation,
  image: composePicture,
  video: composeFilm,
};

/**
 * Turns a purpose (1 to 4,000 characters) into a finished prompt in the purpose's language, without a model
 * and without any call: the same purpose always gives the same prompt (specification, section 1).
 */
export function composePrompt(purpose: Purpose): Composition {
  const trimmed = { ...purpose, text: purpose.text.trim() };
  const facts = readFacts(trimmed.text);
  return { language: facts.language, ...composers[purpose.use](trimmed, facts) };
}
