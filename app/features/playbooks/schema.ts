import { z } from "zod";

/** What a line can say or exclude; a question or wish about such a topic is dropped when the line speaks of it (`topics.yaml`). */
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
  /** Topics that answer the question when the line speaks of one of them. */
  about,
  /** Words that answer the question when the line has one of them. */
  said: lists(0).default({ ja: [], en: [], es: [] }),
  /** Names the answer in the prompt: "label: answer". */
  label: said,
  ask: said,
  options: z.array(said).min(3).max(4),
});

export const wishSource = z.strictObject({
  id,
  about,
  /** Words that make the wish superfluous or wrong when the line has one of them. */
  said: lists(0).default({ ja: [], en: [], es: [] }),
  text: said,
  /** Offered with Deep Thinking alone: what could go wrong, what would make it excellent. */
  deep: z.boolean().default(false),
  /** Switched on without the person's doing in a short line: it won a blind comparison. */
  proven: z.boolean().default(false),
});

/** One file of `playbooks/`: how a task is recognised, what is asked, what its practitioners wish for. */
export const playbookSource = z.strictObject({
  name: said,
  action: z.string().min(1),
  thing: z.string().min(1),
  /** Where in the town its prompts belong: "communication/メール"; `none`: the town has no place for them. */
  place: z.string().regex(/^(?:[a-z]+\/.+|none)$/),
  examples: lists(8),
  questions: z.array(questionSource).min(3).max(5),
  wishes: z.array(wishSource).max(9),
});

export type PlaybookSource = z.output<typeof playbookSource>;

/** `topics.yaml`: the words that show that a line speaks of a topic. */
export const topicsSource = z.record(z.enum(topics), lists(1));

/** `town.yaml`: more lines for each place of the town, by "category/subcategory". */
export const townSource = z.record(z.string(), lists(2));

/** Why a line of a prompt is better left out; `keep` looks alike and says something. */
export const paddingKinds = ["role", "incantation", "quality", "check", "pressure"] as const;

/** `padding.yaml`: sentences that say nothing about a task, by kind. */
export const paddingSource = z.strictObject(
  Object.fromEntries([...paddingKinds, "keep" as const].map((kind) => [kind, lists(10)])) as Record<
    (typeof paddingKinds)[number] | "keep",
    ReturnType<typeof lists>
  >,
);

/** `glossary.yaml`: words of what can be seen, `[Japanese …, "/", Spanish …]` by their English. */
export const glossarySource = z.record(
  z.string(),
  z.strictObject({ ja: z.array(z.string().min(1)), es: z.array(z.string().min(1)) }),
);

/** Everything that `playbooks/` holds. */
export interface Playbooks {
  books: Record<"text" | "automation" | "image" | "video", Record<string, PlaybookSource>>;
  topics: z.output<typeof topicsSource>;
  town: z.output<typeof townSource>;
  padding: z.output<typeof paddingSource>;
  glossary: z.output<typeof glossarySource>;
}
