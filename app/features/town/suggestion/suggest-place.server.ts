import { z } from "zod";

import type { Viewer } from "~/context";
import { builtinEngine } from "~/features/model/engine";
import { guardModel } from "~/features/model/guarded-model";
import { spendModelCall } from "~/features/model/spend-model-call.server";
import { visibleText } from "~/features/texts/visible-text";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";
import {
  categories,
  categoryNames,
  isSubcategory,
  type Category,
  type Place,
  type Subcategory,
} from "~/domain/categories";

import { defaultPlace } from "./default-place";
import { suggestionInstructions, suggestionTask } from "./instructions";
import { suggestBuiltin } from "./suggest-builtin";
import type { Suggestion } from "./suggestion";

interface SuggestionOptions {
  /** The person's wish to stop; also aborts the call upstream. */
  signal?: AbortSignal;
}

const subcategories = categoryNames.flatMap((name): readonly Subcategory[] => categories[name].subcategories);

const placeAnswer = z
  .object({
    category: z.enum(categoryNames).nullable(),
    subcategory: z.enum(subcategories).nullable(),
  })
  .refine((answer) => isPlace(answer) || (answer.category === null && answer.subcategory === null), {
    error: "The subcategory is not one of this category.",
  });

const isPlace = (answer: { category: Category | null; subcategory: Subcategory | null }): answer is Place =>
  answer.category !== null &&
  answer.subcategory !== null &&
  isSubcategory(answer.category, answer.subcategory);

/**
 * Where one of the viewer's prompts belongs in the town: by the model where one is configured, else by plain code. `caller` is
 * whose daily budget pays for the model call.
 * Errors: `prompt_not_found`, those of `Model.answer`, `budget_exhausted`, or the reason of the signal.
 */
export async function suggestPlace(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  viewer: Pick<Viewer, "id">,
  caller: string,
  promptId: string,
  { signal }: SuggestionOptions = {},
): Promise<Suggestion> {
  const prompt = await getPrompt(services, viewer, promptId);
  const { model } = services;
  const suggestionOf = (place: Place | null, engine: string): Suggestion => ({
    place: place ?? defaultPlace[prompt.type],
    certain: place !== null,
    engine,
  });
  if (model === null) return suggestionOf(await suggestBuiltin(prompt), builtinEngine);
  const guarded = guardModel({
    model,
    instructions: suggestionInstructions,
    material: {
      type: prompt.type,
      tags: visibleText(prompt.tags.join(", ")),
      purpose: visibleText(prompt.originalInput),
      prompt: visibleText(prompt.content),
    },
    spend: () => spendModelCall(services, caller),
    signal,
  });
  const answer = await guarded.ask(suggestionTask, {}, { schema: placeAnswer, fast: true });
  return suggestionOf(isPlace(answer) ? answer : null, model.name);
}
