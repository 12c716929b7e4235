import { z } from "zod";

import { filledText } from "~/domain/variable-definitions";
import type { Viewer } from "~/context";
import { builtinEngine, modelErrors } from "~/features/generator/model/engine";
import { operation } from "~/operation";
import {
  categories,
  categoryNames,
  isSubcategory,
  type Category,
  type Place,
  type Subcategory,
} from "~/domain/categories";
import { typeTags, type TypeTag } from "~/domain/prompt-use";
import { guardModel } from "~/features/generator/model/guarded-model";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { visibleText } from "~/features/text/visible-text";
import type { Services } from "~/services";

import { suggestBuiltin } from "./suggest-builtin";

/** A suggested category of the town, with the engine. */
export interface Suggestion {
  place: Place;
  /** False if the category is only its type's default. */
  certain: boolean;
  /** `builtin`, or the model's name. */
  engine: string;
}

/** The model's instructions for a prompt's category in the town. */
export const suggestionInstructions = `Someone publishes a prompt that they use with AI services in a public library. You choose the shelf where people would look for it. You never carry out the prompt itself.`;

const shelves = categoryNames
  .map((category) => `- ${category}: ${categories[category].subcategories.join(" / ")}`)
  .join("\n");

export const suggestionTask = `These are the categories and their subcategories:
${shelves}

Answer with one category and one of its own subcategories, both exactly as they are written here. Go by what the prompt produces, then by its subject. A prompt whose type is 画像生成用 belongs to image, one whose type is 動画生成用 to video. If no subcategory fits, answer with null for both.`;

export const defaultCategory: Record<TypeTag, Place> = {
  [typeTags.text]: { category: "communication", subcategory: "文章作成" },
  [typeTags.automation]: { category: "business", subcategory: "生産性向上" },
  [typeTags.image]: { category: "image", subcategory: "イラスト" },
  [typeTags.video]: { category: "video", subcategory: "映像制作" },
};

interface SuggestionOptions {
  /** The person's cancellation; also aborts the upstream call. */
  signal?: AbortSignal;
}

const subcategories = categoryNames.flatMap((name): readonly Subcategory[] => categories[name].subcategories);

const categoryReply = z
  .object({
    category: z.enum(categoryNames).nullable(),
    subcategory: z.enum(subcategories).nullable(),
  })
  .refine((reply) => isInCategory(reply) || (reply.category === null && reply.subcategory === null), {
    error: "The subcategory is not one of this category.",
  });

const isInCategory = (reply: {
  category: Category | null;
  subcategory: Subcategory | null;
}): reply is Place =>
  reply.category !== null && reply.subcategory !== null && isSubcategory(reply.category, reply.subcategory);

export const suggestCategoryOperation = operation({
  limit: "assist",
  errors: ["prompt_not_found", ...modelErrors],
});

/**
 * Suggests a category of the town for one of the viewer's prompts: by the model if one is configured, else by plain
 * code. `callerKey` pays for the model calls. Errors: `prompt_not_found`, those of `Model.generate`,
 * `budget_exhausted`, or the reason of the signal.
 */
export async function suggestCategory(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  viewer: Pick<Viewer, "id">,
  callerKey: string,
  promptId: string,
  { signal }: SuggestionOptions = {},
): Promise<Suggestion> {
  const prompt = await getPrompt(services, viewer, promptId);
  const { model } = services;
  const suggestionOf = (place: Place | null, engine: string): Suggestion => ({
    place: place ?? defaultCategory[prompt.type],
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
      prompt: visibleText(filledText(prompt)),
    },
    spend: () => spendModelCall(services, callerKey),
    signal,
  });
  const reply = await guarded.ask(suggestionTask, {}, { schema: categoryReply, fast: true });
  return suggestionOf(isInCategory(reply) ? reply : null, model.name);
}
