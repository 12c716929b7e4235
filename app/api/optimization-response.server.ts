import type { z } from "zod";

import { textOf } from "~/features/optimizer/changes";
import { describeImprovement } from "~/features/optimizer/describe-improvement";
import { renumberLists } from "~/features/optimizer/renumber-lists";
import type { optimizationResponse } from "~/features/optimizer/responses";
import type { optimizePrompt } from "~/features/optimizer/optimize-prompt.server";
import type { Translate } from "~/i18n/translate";

type Optimization = Awaited<ReturnType<typeof optimizePrompt>>;

/** A prompt that was `before`, improved, as programs get it, its changes as sentences. */
export const describeOptimization = (
  before: string,
  { content, improvements, ...rest }: Optimization,
  t: Translate,
): z.output<typeof optimizationResponse> => ({
  optimizedPrompt: textOf(renumberLists([{ removed: before, added: content }])),
  improvements: improvements.map((improvement) => describeImprovement(improvement, t)),
  ...rest,
});
