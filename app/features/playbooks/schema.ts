import { z } from "zod";

/** Topics of a line; a question or wish about a topic is dropped if the line already covers it (`topics.yaml`). */
export const topics = [
  "audience",
  "sender",
  "relationship",
  "tone",
  "length",
  "quantity",
  "deadline",
  "time",
  "place",
  "budget",
  "format",
  "language",
  "platform",
  "level",
  "source",
  "reason",
  "apology",
  "example",
  "trigger",
  "approval",
  "failure",
  "people",
  "face",
  "lettering",
  "colours",
  "style",
  "light",
  "mood",
  "background",
  "camera",
  "aspect",
  "narration",
  "music",
  "duration",
] as const;

const said = z.strictObject({ ja: z.string().min(1), en: z.string().min(1), es: z.string().min(1) });
const lists = (least: number) =>
  z.strictObject({
    ja: z.array(z.string().min(1)).min(least),
    en: z.array(z.string().min(1)).min(least),
    es: z.array(z.string().min(1)).min(least),
  });
const id = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
const about = z.array(z.enum(topics)).default([]);

export const questionSource = z.strictObject({
  id,
  /** Topics that answer the question. */
  about,
  /** Words in the line that answer the question. */
  said: lists(0).default({ ja: [], en: [], es: [] }),
  /** Label of the answer in the prompt: "label: answer". */
  label: said,
  ask: said,
  options: z.array(said).min(3).max(4),
});

export const wishSource = z.strictObject({
  id,
  about,
  /** Words in the line that make the wish superfluous or wrong. */
  said: lists(0).default({ ja: [], en: [], es: [] }),
  text: said,
  /** Offered only with Deep Thinking: possible failures, marks of excellence. */
  deep: z.boolean().default(false),
  /** Switched on by default in a short line: it won a blind comparison. */
  proven: z.boolean().default(false),
});

/** One file of `playbooks/`: examples, questions and wishes of a task. */
export const playbookSource = z.strictObject({
  name: said,
  action: z.string().min(1),
  thing: z.string().min(1),
  /** Place of its prompts in the town: "communication/メール"; `none`: no place. */
  place: z.string().regex(/^(?:[a-z]+\/.+|none)$/),
  examples: lists(8),
  questions: z.array(questionSource).min(3).max(5),
  wishes: z.array(wishSource).max(9),
});

export type PlaybookSource = z.output<typeof playbookSource>;

/** `topics.yaml`: words by topic. */
export const topicsSource = z.record(z.enum(topics), lists(1));

/** `town.yaml`: more lines for each place of the town, by "category/subcategory". */
export const townSource = z.record(z.string(), lists(2));

/** Kinds of padding; `keep` is for similar sentences with content. */
export const paddingKinds = ["role", "incantation", "quality", "check", "pressure"] as const;

/** `padding.yaml`: sentences without content for a task, by kind. */
export const paddingSource = z.strictObject(
  Object.fromEntries([...paddingKinds, "keep" as const].map((kind) => [kind, lists(10)])) as Record<
    (typeof paddingKinds)[number] | "keep",
    ReturnType<typeof lists>
  >,
);

/** `glossary.yaml`: words for visible things, `[Japanese …, "/", Spanish …]` by their English. */
export const glossarySource = z.record(
  z.string(),
  z.strictObject({ ja: z.array(z.string().min(1)), es: z.array(z.string().min(1)) }),
);

/** All data of `playbooks/`. */
export interface Playbooks {
  books: Record<"text" | "automation" | "image" | "video", Record<string, PlaybookSource>>;
  topics: z.output<typeof topicsSource>;
  town: z.output<typeof townSource>;
  padding: z.output<typeof paddingSource>;
  glossary: z.output<typeof glossarySource>;
}
