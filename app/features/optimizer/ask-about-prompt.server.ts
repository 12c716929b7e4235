import type { Question } from "~/domain/composition";
import { avoidId } from "~/features/generator/composing/asides";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { ask } from "~/features/generator/playbooks/ask.server";
import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import { read } from "~/features/generator/reading/read";
import { foldText } from "~/features/text/fold-text";
import type { Language } from "~/domain/languages";

import { maskPrompt } from "./cleaning/mask-prompt";
import { isInteractive, recognizeMedium } from "./cleaning/recognize-medium";
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
      hasMaterial: wanted.hasMaterial || text.hasMaterial || maskPrompt(content).material !== null,
      detail: text.detail,
      promptLanguage: text.language ?? wanted.promptLanguage,
    },
    playbooks,
    { deep: false, readerLanguage, answers: rest.answers, wishes: [] },
  );
  const isTalk = isInteractive(content);
  const isTold = (question: string) => hasDetails(content, question, text.detail === "enough");
  const variables = asked.variables.filter(
    ({ name, value, label, question }) =>
      value !== null ||
      !(
        isTalk ||
        (name.endsWith(`.${avoidId}`) && excludes.test(content)) ||
        hasLabel(folded, label) ||
        isTold(`${label} ${question}`)
      ),
  );
  return {
    use,
    language: asked.language,
    variables: [...variables, ...modelled],
    enough: text.detail === "enough",
  };
}

/** Details that questions name, and what tells them in a prompt: their value, or a variable for it. */
const details = [
  {
    named: /日付|日時|締め?切り?|(?<!\p{L})(?:dates?|deadlines?|fechas?|plazos?)(?!\p{L})/iu,
    told: /\d\s?月(?:\s?\d|号)|毎[月週年]|\d{1,4}[/-]\d{1,2}|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d|\d (?:de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)|\{[^{}\n]{0,40}(?:日|date|fecha)[^{}\n]{0,40}\}/iu,
  },
  {
    named: /値段|価格|料金|(?<!\p{L})(?:prices?|precios?)(?!\p{L})/iu,
    told: /\d\s?(?:円|ドル|€|euros?|dollars?|dólares)|[$€£¥￥]\s?\d|\{[^{}\n]{0,40}(?:値段|価格|料金|price|precio)[^{}\n]{0,40}\}/iu,
  },
  {
    named: /字数|(?<!\p{L})(?:length|longitud|extensión)(?!\p{L})/iu,
    told: /\d\s?(?:文字|字|words?|palabras)/iu,
  },
];

/** What a prompt says must not be in the result. */
const excludes =
  /(?:書か|入れ|使わ|載せ|含め)(?:ない|ず)|(?:省|除)(?:いて|く|き)|避けて|(?:は|も)(?:なし|不要|禁止|NG)|(?<!\p{L})(?:(?:do not|don['’]t|never) (?:include|use|mention|write|add)|avoid|leave out|no (?:incluyas|uses|menciones|escribas|pongas)|evita|nada de|sin (?:incluir|usar|mencionar))(?!\p{L})/iu;

/** Whether a prompt has all the details that a question asks for: one of a complete prompt, several of another. */
function hasDetails(content: string, question: string, isComplete: boolean): boolean {
  const wanted = details.filter(({ named }) => named.test(question));
  return wanted.length >= (isComplete ? 1 : 2) && wanted.every(({ told }) => told.test(content));
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
