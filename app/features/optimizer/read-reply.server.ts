import { AppError } from "~/errors";
import { contentLimit } from "~/features/prompts/limits";
import { countCharacters } from "~/features/text/visible-text";
import { operation } from "~/operation";

import { withoutRules } from "./cleaning/contradictions/settle";
import { findLosses } from "./find-losses";
import { lostSentences } from "./lost-sentences";
import type { OptimizationView } from "./improvement";
import type { PastedReply } from "./schema";
import { isImprovement } from "./reply-likeness";
import { takePrompt } from "./take-prompt";
import { viewOptimization } from "./view-optimization.server";

export const readReplyOperation = operation({ limit: "assist" });

/** The improvement in another AI's reply to `ownAiRequest`, against the text that it was given, with what got lost. Error: `invalid_fields` for a prompt too long. */
export function readReply({ purpose, given, reply }: PastedReply): OptimizationView {
  const { prompt: improved, isLoose } = takePrompt(reply, given);
  if (countCharacters(improved) > contentLimit)
    throw new AppError("invalid_fields", { fields: { reply: { code: "too_long", limit: contentLimit } } });
  const bare = withoutRules(given);
  const losses = findLosses(improved, given, bare);
  const isOtherLanguage = losses.some(({ code }) => code === "language");
  const isUnlike = !isOtherLanguage && !isImprovement(improved, given);
  const sentences = isOtherLanguage ? [] : lostSentences(improved, bare);
  const isTold = (sentence: string) => losses.some(({ words }) => words !== "" && sentence.includes(words));
  const optimization = {
    content: improved,
    improvements: [],
    variables: [],
    enough: false,
    engine: "",
    fellBack: false,
  };
  return viewOptimization({ content: given, purpose }, optimization, {
    pasted: { losses, sentences: sentences.filter((one) => !isTold(one)), isUnlike, isLoose },
  });
}
