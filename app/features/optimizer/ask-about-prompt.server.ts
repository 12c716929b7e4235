import type { Question } from "~/domain/composition";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { ask } from "~/features/generator/playbooks/ask.server";
import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import { read } from "~/features/generator/reading/read";
import { foldText } from "~/features/text/fold-text";
import type { Language } from "~/domain/languages";

import { isInteractive, recognizeMedium } from "./cleaning/recognize-medium";
import type { OptimizationInput } from "./schema";

/** Plain code's reading of a prompt, with its questions. */
export interface PromptQuestions {
  use: PromptUse;
  /** Language of the prompt's text. */
  language: Language;
  /** Answered ones first. */
  variables: Question[];
}

/**
 * Questions about a prompt: those of its purpose, except those answered by purpose or content. An interactive
 * prompt gets none. `known`: the prompt's use, if certain. Errors: `invalid_fields` for unknown answers.
 */
export function askAboutPrompt(
  { content, purpose, answers }: OptimizationInput,
  playbooks: Playbooks,
  { known, readerLanguage }: { known?: PromptUse; readerLanguage: Language },
): PromptQuestions {
  const use = known ?? useOf(content, purpose, playbooks);
  const wanted = read(purpose, use, playbooks.topics);
  const text = read(content, use, playbooks.topics);
  const { rest, variables: modelled } = takeModelNames({ answers });
  const folded = `${wanted.folded}\n${foldText(content)}`;
  const asked = ask(
    {
      ...wanted,
      folded,
      topics: new Set([...wanted.topics, ...text.topics]),
      hasMaterial: wanted.hasMaterial || text.hasMaterial,
      detail: text.detail,
      promptLanguage: text.language ?? wanted.promptLanguage,
    },
    playbooks,
    { deep: false, readerLanguage, answers: rest.answers, wishes: [] },
  );
  const answered = [...asked.variables.filter(({ value }) => value !== null), ...modelled];
  const open = asked.variables.filter(({ value, label }) => value === null && !hasLabel(folded, label));
  return { use, language: asked.language, variables: [...answered, ...(isInteractive(content) ? [] : open)] };
}

/** Whether the prompt already has an answer, by its label. */
const hasLabel = (folded: string, label: string): boolean =>
  [":", "："].some((colon) => folded.includes(foldText(`${label}${colon}`)));

/** There are fewer kinds of automation, so that each is more probable than a kind of text; chosen on the development lines. */
const automationLead = 2;

/** The use of a prompt, by its medium; the purpose decides between text and automation. */
function useOf(content: string, purpose: string, playbooks: Playbooks): PromptUse {
  const medium = recognizeMedium(content);
  if (isSceneUse(medium)) return medium;
  const [text, automation] = (["text", "automation"] as const).map((use) =>
    recognize(read(purpose, use, playbooks.topics), playbooks),
  );
  const isAutomation = automation!.certain && automation!.share > automationLead * text!.share;
  return isAutomation ? "automation" : "text";
}
