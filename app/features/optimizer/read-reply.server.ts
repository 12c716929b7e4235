import { AppError } from "~/errors";
import { contentLimit } from "~/features/prompts/limits";
import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";
import { countCharacters } from "~/features/text/visible-text";
import { operation } from "~/operation";

import { findLosses } from "./find-losses";
import type { OptimizationView } from "./improvement";
import type { PastedReply } from "./schema";
import { takePrompt } from "./take-prompt";
import { viewOptimization } from "./view-optimization.server";

export const readReplyOperation = operation({ limit: "assist" });

/** Characters without marks from which a text can be told from another, and the share of it that any improvement keeps. */
const tellable = 40;
const keptShare = 0.1;

/** The improvement in another AI's reply to `ownAiRequest`, with what got lost. Error: `invalid_fields` for a prompt too long. */
export function readReply({ purpose, content, given, reply }: PastedReply): OptimizationView {
  const improved = takePrompt(reply, given);
  if (countCharacters(improved) > contentLimit)
    throw new AppError("invalid_fields", { fields: { reply: { code: "too_long", limit: contentLimit } } });
  const losses = findLosses(improved, given);
  const words = comparedWords([given]);
  const isUnlike =
    words.length >= tellable &&
    !losses.some(({ code }) => code === "language") &&
    sharedPart(words, runsOf(comparedWords([improved]))) < keptShare;
  const optimization = {
    content: improved,
    improvements: [],
    variables: [],
    enough: false,
    engine: "",
    fellBack: false,
  };
  return viewOptimization({ content, purpose }, optimization, { pasted: { given, losses, isUnlike } });
}
