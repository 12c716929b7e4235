import { z } from "zod";

import { promptUses, type PromptUse, type TypeTag } from "~/features/prompts/prompt-use";
import { folderChoiceFields, readFolderChoice, type FolderChoice } from "~/features/folders/schema";
import { content } from "~/features/prompts/content";
import { purpose } from "~/features/prompts/purpose";

import { defaultOrder } from "./default-order";

/** What is to be generated: the one truth behind the JSON door and the form. */
export const generationOrder = z.strictObject({
  purpose,
  use: z.enum(promptUses, { error: "not_an_option" }),
  deepThinking: z.boolean({ error: "wrong_type" }),
});

export type GenerationOrder = z.output<typeof generationOrder>;

const flag = z.boolean({ error: "wrong_type" });

/** A link may fill the generator in: `?use=` and `?purpose=`; what does not fit is left out. */
export function prefilledOrder(query: URLSearchParams): GenerationOrder {
  const use = promptUses.find((candidate) => candidate === query.get("use"));
  const prefilled = purpose.safeParse(query.get("purpose"));
  return { ...defaultOrder, use: use ?? defaultOrder.use, purpose: prefilled.data ?? defaultOrder.purpose };
}

/** `POST /api/generate` (specification, section 7): at most one of the three flags, none means text. */
export const generationRequest = z
  .strictObject({
    input: purpose,
    isAutonomousAgent: flag.default(false),
    isImageGeneration: flag.default(false),
    isVideoGeneration: flag.default(false),
    isDeepThinking: flag.default(true),
  })
  .transform((body, context): GenerationOrder => {
    const chosen: PromptUse[] = [];
    if (body.isAutonomousAgent) chosen.push("automation");
    if (body.isImageGeneration) chosen.push("image");
    if (body.isVideoGeneration) chosen.push("video");
    if (chosen.length > 1) {
      for (const path of ["isAutonomousAgent", "isImageGeneration", "isVideoGeneration"] as const)
        if (body[path])
          context.addIssue({ code: "custom", message: "not_an_option", path: [path], input: body[path] });
    }
    return { purpose: body.input, use: chosen[0] ?? "text", deepThinking: body.isDeepThinking };
  });

/** The generator's form: text fields in, the same order out. An unticked switch posts nothing. */
export const generationForm = z
  .object({
    purpose: z.string().default(""),
    use: z.string().default("text"),
    deepThinking: z.string().optional(),
  })
  .transform((form) => ({ ...form, deepThinking: form.deepThinking === "on" }))
  .pipe(generationOrder);

/** A draft's text, edited by hand. */
export const draftEdit = z.object({ content });

export type DraftEdit = z.output<typeof draftEdit>;

/** The save dialog: the text, with the edit that comes along, and the folder to save it to. */
export const draftSaveForm = z
  .object({ content, ...folderChoiceFields })
  .transform(({ content: text, ...form }, context) => ({
    content: text,
    folder: readFolderChoice(form, context),
  }));

export type DraftSave = DraftEdit & { folder: FolderChoice };

/** A generated prompt, as the JSON door answers it and as a draft keeps it. */
export interface GeneratedPrompt {
  content: string;
  originalInput: string;
  /** The type tag first, then topics. */
  tags: string[];
  type: TypeTag;
  engine: string;
}

/** The stages of Deep Thinking, in order; without it `draft`, `check`, and `revise` where plain code finds a fault. */
export const generationStages = ["understand", "plan", "draft", "check", "revise"] as const;

export type GenerationStage = (typeof generationStages)[number];

/** What a generation tells while it works: a stage begins, or text of the current stage arrives. */
export type GenerationProgress = { stage: GenerationStage } | { delta: string };
