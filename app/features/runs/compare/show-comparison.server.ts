import type { Viewer } from "~/context";
import { parseUnlinked } from "~/features/text/markdown/parse-unlinked.server";
import type { Services } from "~/services";

import { getCompared } from "./get-comparison.server";
import { serializeComparison } from "./responses";
import type { ShownComparison, ShownReply } from "./shown-comparison";

/** A comparison of one of the viewer's prompts for its page. Errors: `prompt_not_found`, `comparison_not_found`. */
export async function showComparison(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
): Promise<ShownComparison> {
  const { prompt, comparison } = await getCompared(services, viewer, promptId, comparisonId);
  const labels = new Map(prompt.variables.map(({ name, label }) => [name, label]));
  const { id, rival, rivalVersion, outcome, engine, isCurrent, publishedAt } = comparison;
  return {
    id,
    promptId,
    rival,
    rivalVersion,
    outcome,
    engine,
    isCurrent,
    publishedAt,
    isInTown: prompt.publishedAt !== null,
    trials: serializeComparison(comparison).trials.map(({ values, replies, ...trial }) => ({
      ...trial,
      given: Object.entries(values).map(([name, value]) => ({
        name,
        label: labels.get(name) ?? name,
        value,
      })),
      replies: { a: shown(replies.a), b: shown(replies.b) },
    })),
  };
}

const shown = (text: string): ShownReply => ({ text, blocks: parseUnlinked(text) });
