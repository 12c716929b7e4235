import type { z } from "zod";

import { typeTags } from "~/features/prompts/prompt-use";

import { analyse } from "./instructions/analyse";
import { draft, draftFromAnalysis } from "./instructions/draft";
import { analysisAnswer, draftAnswer } from "./model-answers";
import type { ModelWork } from "./model-work";
import { streamContent } from "./stream-content";
import { visibleText } from "./visible-text";

export interface ModelDraft {
  content: string;
  /** At most four, without the type tag. */
  topics: string[];
  /** The variables that the plan asked for and the draft has to contain. */
  plannedVariables: string[];
}

const mostTopics = 4;
const longestTopic = 30;

/** The first version of the prompt: with Deep Thinking from an analysis and a plan, else at once. */
export async function draftWithModel(work: ModelWork): Promise<ModelDraft> {
  const analysis = work.order.deepThinking ? await analysePurpose(work) : null;
  work.onProgress({ stage: "draft" });
  const deltas = streamContent(work);
  const answer = await work.ask(
    analysis ? `${draft}\n\n${draftFromAnalysis}` : draft,
    analysis ? { analysis: JSON.stringify(analysis, null, 1) } : {},
    { schema: draftAnswer, onPartial: deltas.onPartial },
  );
  const content = work.clean(answer.content);
  deltas.finish(content);
  return {
    content,
    topics: topicsOf(answer.topics, typeTags[work.order.use]),
    plannedVariables: (analysis?.plan.variables ?? []).map(({ name }) => variableName(name)).filter(Boolean),
  };
}

/** One call for two stages: the plan begins where its part of the answer does. */
async function analysePurpose(work: ModelWork): Promise<z.output<typeof analysisAnswer>> {
  work.onProgress({ stage: "understand" });
  let planning = false;
  const plan = () => {
    if (!planning) work.onProgress({ stage: "plan" });
    planning = true;
  };
  const analysis = await work.ask(
    analyse,
    {},
    {
      schema: analysisAnswer,
      onPartial: (partial) => {
        if (typeof partial === "object" && partial !== null && "plan" in partial) plan();
      },
    },
  );
  plan();
  return analysis;
}

/** A plan names its variables with or without braces. */
const variableName = (name: string) =>
  name
    .replace(/[{}\n]/g, "")
    .trim()
    .slice(0, 40)
    .trim();

function topicsOf(topics: string[], typeTag: string): string[] {
  const short = topics
    .map((topic) =>
      visibleText(topic)
        .replace(/^#|[\n,、]/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    // A run of hexadecimal digits is a piece of a mark, not a topic.
    .filter((topic) => topic !== "" && topic !== typeTag && !/[0-9a-f]{12}/.test(topic))
    .filter((topic) => [...topic].length <= longestTopic);
  return [...new Set(short)].slice(0, mostTopics);
}
