import { z } from "zod";

import { promptUses, type PromptUse, type TypeTag } from "~/domain/prompt-use";
import { folderChoiceFields, parseFolderChoice, type FolderChoice } from "~/features/prompts/folders/schema";
import type { Composition, Kind, Question, Wish } from "~/domain/composition";
import { asksIn } from "~/features/prompts/asks-fields";
import { content, purpose } from "~/features/prompts/schema";
import { boundedList } from "~/features/text/typed-text";
import {
  answerField,
  answerText,
  isTooLong,
  materialLimit,
  parseAnswerFields,
} from "~/features/generator/composing/answer-fields";
import { factChoiceFields, factChoices, factIds, withFactChoices } from "~/features/facts/schema";
import { conditions } from "~/platform/json-values";

import { answersLimit, defaultInput, longestKind, longestName, wishesLimit } from "./limits";

/** An answer; its question decides how long it may be (`answerTo`): pasted material is the longest. */
const answer = z
  .string({ error: "wrong_type" })
  .meta({ maxLength: materialLimit })
  .transform((text) => answerText(text, "long_text"))
  .refine((text) => !isTooLong(text, "long_text"), { error: "too_long", params: { limit: materialLimit } });

/** Answers by variable name, without empty ones. */
export const answers = z
  .record(z.string().max(longestName), answer, { error: "wrong_type" })
  .meta({ maxProperties: answersLimit })
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, text]) => text !== "")))
  .refine((given) => Object.keys(given).length <= answersLimit, {
    error: "too_many",
    params: { limit: answersLimit },
  });

/** The ids of the wishes that are on. */
export const wishIds = boundedList(
  z.array(z.string({ error: "wrong_type" }), { error: "wrong_type" }).meta({ maxItems: wishesLimit }),
  wishesLimit,
);

/** Id of a playbook or family. */
export const kindId = z.string({ error: "wrong_type" }).max(longestKind, { error: "not_an_option" });

/** Generation input, shared by the JSON route and the form. */
export const generationInput = z.strictObject({
  purpose,
  use: z.enum(promptUses, { error: "not_an_option" }),
  deepThinking: z.boolean({ error: "wrong_type" }),
  answers: answers.optional(),
  /** Omitted: the safe defaults. */
  wishes: wishIds.optional(),
  /** The kind of task that the person chose; omitted, or none of the use's: the recognized one. */
  kind: kindId.optional(),
  /** The prompt tells the AI to ask what is still open. */
  asks: z.boolean({ error: "wrong_type" }).optional(),
  /** The refused version, for another try. */
  refused: content.optional(),
});

export type GenerationInput = z.output<typeof generationInput>;

const flag = z.boolean({ error: "wrong_type" });

/** Prefills the generator from a link's `?use=` and `?purpose=`; ignores invalid values. */
export function prefilledInput(query: URLSearchParams): GenerationInput {
  const use = promptUses.find((candidate) => candidate === query.get("use"));
  const prefilled = purpose.safeParse(query.get("purpose"));
  return { ...defaultInput, use: use ?? defaultInput.use, purpose: prefilled.data ?? defaultInput.purpose };
}

/** A line of the API, and the kind that was chosen. */
const line = {
  input: purpose,
  isAutonomousAgent: flag.default(false),
  isImageGeneration: flag.default(false),
  isVideoGeneration: flag.default(false),
  isDeepThinking: flag.default(true),
  kind: kindId.optional(),
  asks: flag.optional(),
};

type Line = z.output<z.ZodObject<typeof line>>;

const flags = {
  isAutonomousAgent: "automation",
  isImageGeneration: "image",
  isVideoGeneration: "video",
} as const;
const flagNames = Object.keys(flags) as (keyof typeof flags)[];

/** JSON Schema for "at most one of the flags is true". */
const oneFlag = conditions({
  anyOf: flagNames.map((raised) => ({
    properties: Object.fromEntries(
      flagNames.filter((name) => name !== raised).map((name) => [name, { const: false }]),
    ),
  })),
});

/** The use of the flags: at most one of the three, none means text. */
function parseUse(body: Line, context: z.RefinementCtx): PromptUse {
  const raised = flagNames.filter((name) => body[name]);
  if (raised.length > 1)
    for (const path of raised)
      context.addIssue({ code: "custom", message: "not_an_option", path: [path], input: body[path] });
  return raised[0] ? flags[raised[0]] : "text";
}

const inputOfLine = (body: Line, context: z.RefinementCtx): GenerationInput => ({
  purpose: body.input,
  use: parseUse(body, context),
  deepThinking: body.isDeepThinking,
  kind: body.kind,
  asks: body.asks,
});

/** `POST /api/questions`: a line, and the kind that was chosen. */
export const questionsRequest = z.strictObject(line).meta(oneFlag).transform(inputOfLine);

/** The ids of the member's facts that the prompt states. */
export interface StatedIds {
  facts?: string[];
}

/** `POST /api/generate` (specification, section 7), with the answers and wishes of the person. */
export const generationRequest = z
  .strictObject({
    ...line,
    answers: answers.optional(),
    wishes: wishIds.optional(),
    refused: content.optional(),
    facts: factIds.optional(),
  })
  .meta(oneFlag)
  .transform((body, context): GenerationInput & StatedIds => ({
    ...inputOfLine(body, context),
    answers: body.answers,
    wishes: body.wishes,
    refused: body.refused,
    facts: body.facts,
  }));

/** The generator's form: text fields in, an input out. An unchecked checkbox posts nothing. */
export const generationForm = z
  .object({
    purpose: z.string().default(""),
    use: z.string().default("text"),
    deepThinking: z.string().optional(),
    kind: z.string().optional(),
    asks: z.string().optional(),
    refused: z.string().optional(),
  })
  .catchall(z.string())
  .transform(({ deepThinking, ...form }): Omit<z.input<typeof generationInput>, "use"> & { use: string } => ({
    purpose: form.purpose,
    use: form.use,
    deepThinking: deepThinking === "on",
    kind: form.kind || undefined,
    asks: asksIn(form),
    refused: form.refused,
    ...parseAnswerFields(Object.entries(form)),
  }))
  .pipe(generationInput);

/** Answers and wishes from a draft's question form; `content`: the text edited by hand. */
export const draftAnswersForm = z.record(z.string(), z.string()).transform((fields, context) => {
  const given = parseAnswerFields(Object.entries(fields));
  const read = z
    .object({ answers, wishes: wishIds, asks: flag.optional(), content: content.optional() })
    .safeParse({
      answers: given.answers,
      wishes: given.wishes ?? [],
      asks: asksIn(fields),
      ...(fields.content !== undefined && { content: fields.content }),
    });
  if (read.success) return read.data;
  for (const issue of read.error.issues)
    context.addIssue({
      ...issue,
      path: issue.path[0] === "answers" ? [`${answerField.own}${String(issue.path[1])}`] : issue.path,
    } as never);
  return z.NEVER;
});

export type DraftAnswers = z.output<typeof draftAnswersForm>;

/** A draft's text, edited by hand. */
export const draftEdit = z.object({ content });

export type DraftEdit = z.output<typeof draftEdit>;

/** The save dialog: the text with its edit, and the folder. */
export const draftSaveForm = z
  .object({ content, ...folderChoiceFields })
  .transform(({ content: text, ...form }, context) => ({
    content: text,
    folder: parseFolderChoice(form, context),
  }));

export type DraftSave = DraftEdit & { folder: FolderChoice };

/** The share button: the text with its edit, or the mark of the draft's own text as the person saw it. */
export const draftShareForm = z
  .object({ content: content.optional(), seen: z.string().optional(), ...factChoiceFields })
  .transform(withFactChoices)
  .pipe(z.object({ content: content.optional(), seen: z.string().optional(), facts: factChoices }));

export type DraftShare = z.output<typeof draftShareForm>;

/** A generated prompt, as returned by the JSON route and stored in a draft. */
export interface GeneratedPrompt {
  content: string;
  /** Recognized or chosen kind of task, and the next likely ones. */
  kind: string;
  kinds: Kind[];
  /** The text tells the AI to ask what is still open. */
  asks: boolean;
  variables: Question[];
  wishes: Wish[];
  originalInput: string;
  /** The type tag first, then topics. */
  tags: string[];
  type: TypeTag;
  engine: string;
  /** The model failed, and the built-in engine wrote the prompt. */
  fellBack: boolean;
}

/** A generated prompt with its composition, stored in the draft so that answers can change the text. */
export interface Generation extends GeneratedPrompt {
  composition: Composition;
}

/** Stages of Deep Thinking, in order; without it `draft`, `check`, and `revise` if plain code finds a fault. */
export const generationStages = ["understand", "draft", "check", "revise"] as const;

export type GenerationStage = (typeof generationStages)[number];

/** Progress of a generation: a stage begins, or text of the current stage arrives. */
export type GenerationProgress = { stage: GenerationStage } | { delta: string };
