import type { z } from "zod";

import { describeImprovement } from "~/features/optimizer/describe-improvement";
import type { optimizationResponse } from "~/features/optimizer/responses";
import type { optimizePrompt } from "~/features/optimizer/optimize-prompt.server";
import type { Translate } from "~/i18n/translate";

type Optimization = Awaited<ReturnType<typeof optimizePrompt>>;

/** An improved prompt as programs get it, its changes as sentences. */
export const describeOptimization = (
  { content, improvements, ...rest }: Optimization,
  t: Translate,
): z.output<typeof optimizationResponse> => ({
  optimizedPrompt: content,
  improvements: improvements.map((improvement) => describeImprovement(improvement, t)),
  ...rest,
});
