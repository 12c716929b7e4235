import type { Variable } from "~/domain/composition";
import { guardModel } from "~/features/model/guarded-model";
import { cleanerOf, variablesFrom, type Cleaner } from "~/features/model/clean-answers";
import { knownLanguage } from "~/features/reading/language";
import { visibleText } from "~/features/texts/visible-text";
import { AppError } from "~/errors";
import type { Language } from "~/languages";
import type { Model } from "~/platform/model/model";

import type { Improvement } from "./improvement";
import { improve, languageRules, optimizationInstructions, repair } from "./instructions";
import { keptFaults } from "./kept-faults";
import { improvementAnswer, type ImprovementAnswer } from "./model-answer";
import type { OptimizationOrder } from "./schema";

interface Task {
  model: Model;
  order: OptimizationOrder;
  /** The prompt without its padding, whose figures need not stay. */
  bare: string;
  /** What plain code asks, with the answers so far. */
  known: Variable[];
  readerLanguage: Language;
  spend: () => Promise<void>;
  signal?: AbortSignal;
}

interface Improved {
  content: string;
  improvements: Improvement[];
  variables: Variable[];
}

const mostImprovements = 10;
const longestImprovement = 240;

/**
 * The model's improvement of a prompt, and its questions. One that lost something of the prompt is repaired once. Errors: those of
 * `Model.answer`; `model_failed` also where the repair does not help.
 */
export async function optimizeWithModel({
  model,
  order,
  bare,
  known,
  readerLanguage,
  spend,
  signal,
}: Task): Promise<Improved> {
  const answers = known.filter(({ value }) => value !== null).map(({ label, value }) => `${label}: ${value}`);
  const material = {
    purpose: visibleText(order.purpose),
    prompt: visibleText(order.content),
    ...(answers.length > 0 && { answers: answers.join("\n") }),
  };
  const guarded = guardModel({ model, instructions: optimizationInstructions, material, spend, signal });
  const language = knownLanguage(material.prompt);
  const rules = languageRules(language, knownLanguage(order.purpose) ?? readerLanguage);
  const cleaner = cleanerOf(guarded, language);
  const versionOf = (answer: ImprovementAnswer) => {
    const content = guarded.clean(answer.content);
    const improvements = content === order.content ? [] : reasonsOf(answer.improvements, cleaner);
    const faults = keptFaults(content, material.prompt, bare);
    if (content !== order.content && improvements.length === 0)
      faults.push("The prompt was changed, and improvements does not say why.");
    return { content, improvements, faults };
  };

  const first = await guarded.ask(`${improve}\n${rules}`, {}, { schema: improvementAnswer });
  let version = versionOf(first);
  if (version.faults.length > 0) {
    const faults = version.faults.map((fault) => `- ${fault}`).join("\n");
    version = versionOf(
      await guarded.ask(
        `${repair}\n${rules}`,
        { improved: version.content, faults },
        { schema: improvementAnswer },
      ),
    );
    if (version.faults.length > 0)
      throw new AppError("model_failed", { cause: new Error(version.faults.join(" ")) });
  }
  const answered = known.filter(({ value }) => value !== null);
  return {
    content: version.content,
    improvements: version.improvements,
    variables:
      first.questions.length > 0 ? variablesFrom(first.questions, answered, false, cleaner) : answered,
  };
}

/** The model's reasons, each once. */
const reasonsOf = (improvements: readonly string[], { line }: Cleaner): Improvement[] => {
  const texts = improvements
    .map(line)
    .filter((text) => text !== "" && [...text].length <= longestImprovement);
  return [...new Set(texts)].slice(0, mostImprovements).map((text) => ({ text }));
};
