import type { Question } from "~/domain/composition";
import { avoidId } from "~/features/generator/composing/asides";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { ask } from "~/features/generator/playbooks/ask.server";
import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import { read, type Reading } from "~/features/generator/reading/read";
import { foldText } from "~/features/text/fold-text";
import type { Language } from "~/domain/languages";

import { isContradiction } from "./contradiction-name";
import { isUnclear } from "./unclear-name";
import { maskPrompt } from "./cleaning/mask-prompt";
import { hasDetails } from "./cleaning/question-details";
import { isInteractive, recognizeMedium } from "./cleaning/recognize-medium";
import { findUnclear } from "./cleaning/unclear/find-unclear";
import { unclearQuestions } from "./cleaning/unclear/unclear-questions";
import type { OptimizationInput } from "./schema";

/** Plain code's reading of a prompt, with its questions. */
export interface PromptQuestions {
  use: PromptUse;
  /** Language of the prompt's text. */
  language: Language;
  /** Open and answered ones, in the order of the questions. */
  variables: Question[];
  /** The prompt says enough: what plain code asks may be told in it. */
  enough: boolean;
}

/**
 * Questions about a prompt: those about its unclear words, then those of its purpose, except those answered by purpose or content. An
 * interactive prompt gets none. `known`: the prompt's use, if certain. Errors: `invalid_fields` for unknown answers.
 */
export function askAboutPrompt(
  { content, purpose, answers }: OptimizationInput,
  playbooks: Playbooks,
  { known, readerLanguage }: { known?: PromptUse; readerLanguage: Language },
): PromptQuestions {
  const use = known ?? useOf(content, purpose, playbooks);
  const wanted = read(purpose, use, playbooks.topics);
  const text = read(content, use, playbooks.topics, readerLanguage);
  const { rest, variables: modelled } = takeModelNames({ answers: ofItsPurpose(answers) });
  const folded = `${wanted.folded}\n${foldText(content)}`;
  const asked = ask(
    {
      ...wanted,
      folded,
      topics: new Set([...wanted.topics, ...text.topics]),
      hasMaterial: wanted.hasMaterial || text.hasMaterial || maskPrompt(content).material !== null,
      detail: text.detail,
      // A purpose may be no more than a name.
      language: text.language,
      promptLanguage: text.language ?? wanted.promptLanguage,
    },
    playbooks,
    { deep: false, readerLanguage, answers: rest.answers, wishes: [] },
  );
  const isTalk = isInteractive(content);
  const isComplete = text.detail === "enough";
  // The subject of a complete prompt is known only where its text says the same as its purpose.
  const isForeign = isComplete && !isSameKind(wanted, text, playbooks);
  const isTold = (question: string) => hasDetails(content, question, isComplete);
  const variables = asked.variables.filter(
    ({ name, value, label, question }) =>
      value !== null ||
      !(
        isTalk ||
        (isForeign && !name.endsWith(`.${avoidId}`)) ||
        (name.endsWith(`.${avoidId}`) && excludes.test(content)) ||
        hasLabel(folded, label) ||
        isTold(`${label} ${question}`)
      ),
  );
  const unclear = unclearQuestions(findUnclear(content, playbooks, isSceneUse(use)), answers);
  return {
    use,
    language: asked.language,
    variables: [...unclear, ...variables, ...modelled],
    enough: isComplete,
  };
}

/** The answers about a prompt's purpose, without those about its own words. */
const ofItsPurpose = (answers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !isContradiction({ name }) && !isUnclear({ name })),
  );

/** What a prompt says must not be in the result. */
const excludes =
  /(?:書か|入れ|使わ|載せ|含め|触れ|し)(?:ない|ず)|(?:省|除)(?:いて|く|き)|避け[てる]|(?:は|も)(?:なし|不要|禁止|NG)|(?<!\p{L})(?:do not|don['’]t|never|avoid|leave out|no (?:\p{L}{1,12}(?:[ae]s|a|e))|nunca|evita|nada de|sin (?:incluir|usar|mencionar))(?!\p{L})|(?:^|[.!;\n]\s?|[-*•・] )(?:no|sin|without) \p{L}/iu;

/** Whether two readings are of one kind of task, or of kinds of one family. */
function isSameKind(one: Reading, other: Reading, playbooks: Playbooks): boolean {
  const [kind, otherKind] = [one, other].map((reading) => recognize(reading, playbooks).book);
  return kind!.id === otherKind!.id || (kind!.family !== undefined && kind!.family === otherKind!.family);
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
