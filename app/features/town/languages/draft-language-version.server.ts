import type { Variable } from "~/domain/variables";
import { AppError } from "~/errors";
import { modelErrors } from "~/features/generator/model/engine";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { translateDraft } from "~/features/translation/translate-draft.server";
import type { Language } from "~/domain/languages";
import { operation } from "~/operation";
import type { Services } from "~/services";

/** The texts of a version, to be changed and approved by its author. */
export type LanguageVersionDraft = Pick<
  Prompt,
  "title" | "description" | "originalInput" | "content" | "variables"
>;

export const draftLanguageVersionOperation = operation({
  limit: "assist",
  errors: ["prompt_not_found", "model_absent", ...modelErrors],
});

interface DraftOptions {
  signal?: AbortSignal;
  onWarning?: (error: unknown) => void;
}

/**
 * A machine's draft of one of the viewer's prompts in another language: its texts, and the labels, questions, options and defaults of
 * its variables; `{{name}}` stays. Nothing is stored. Errors: `prompt_not_found`, `model_absent`, and those of the
 * model.
 */
export async function draftLanguageVersion(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  viewer: { id: string },
  callerKey: string,
  id: string,
  target: Language,
  options: DraftOptions = {},
): Promise<LanguageVersionDraft> {
  const prompt = await getPrompt(services, viewer, id);
  if (!prompt.language) throw new AppError("prompt_not_found");
  const { title, description, originalInput, content, variables } = prompt;
  const texts = [
    ...new Set([title ?? "", description ?? "", originalInput, content, ...variables.flatMap(wordsOf)]),
  ];
  const made = await translateDraft(services, callerKey, texts, {
    source: prompt.language,
    target,
    ...options,
  });
  const translated = new Map(texts.map((text, at) => [text, made[at]!]));
  const say = (text: string) => translated.get(text) ?? text;
  return {
    title: title && say(title),
    description: description && say(description),
    originalInput: say(originalInput),
    content: say(content),
    variables: variables.map((variable) => ({
      ...variable,
      label: say(variable.label),
      question: say(variable.question),
      // Two options may become one.
      options: [...new Set(variable.options.map(say))],
      value: variable.value && say(variable.value),
    })),
  };
}

/** The words of a variable; its default is one of the options, or a text. */
const wordsOf = ({ label, question, options, value }: Variable): string[] => [
  label,
  question,
  ...options,
  ...(value ? [value] : []),
];
