import { z } from "zod";

import type { Language } from "../../../domain/languages.ts";
import type { ClassifierModel } from "./classifier.ts";
import type { RegressionModel } from "./logistic-regression.ts";

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
  "occasion",
  "eaters",
  "headcount",
  "age",
  "letter",
  "season",
  "recurs",
  "weekday",
  "clock",
  "quoted",
  "destination",
  "companions",
  "liking",
  "explained",
  "behavior",
  "thanked",
  "subject",
  "ingredients",
  "threshold",
  "dated",
  "said",
  "sent",
  "readers",
  "asked",
  "ordered",
  "invited",
  "exam",
  "applied",
  "defect",
  "recipient",
  "replied",
  "delayed",
  "daily",
] as const;

const lists = (least: number) =>
  z.strictObject({
    ja: z.array(z.string().min(1)).min(least),
    en: z.array(z.string().min(1)).min(least),
    es: z.array(z.string().min(1)).min(least),
  });
const id = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
const about = z.array(z.enum(topics)).default([]);

const said = z.strictObject({ ja: z.string().min(1), en: z.string().min(1), es: z.string().min(1) });

/** A fact that only the person knows, answered in their own words. */
export const factSource = z.strictObject({
  id,
  /** Topics of which each one tells this fact. */
  about,
  /** Topics that tell this fact only together: "who it is for, and what we celebrate". */
  together: about,
  /** A text to paste, such as the advert or the query. */
  material: z.boolean().default(false),
  /** Stands before the answer in the prompt, and in the AI's list of questions. */
  label: said,
  ask: said,
  /** Placeholder of the field. */
  example: said,
});

/** A choice whose options cover nearly everybody. */
export const choiceSource = z.strictObject({
  id,
  about,
  /** Words in the line that already make the choice. */
  said: lists(0).default({ ja: [], en: [], es: [] }),
  label: said,
  ask: said,
  options: z.array(said).min(3).max(5),
});

export const wishSource = z.strictObject({
  id,
  about,
  /** Words in the line that make the wish superfluous or wrong. */
  said: lists(0).default({ ja: [], en: [], es: [] }),
  text: said,
});

/** One file of `playbooks/`: a kind of task, or a family of them, with what only the person can tell. */
export const playbookSource = z.strictObject({
  name: said,
  /** The family of a kind of text; families themselves have none. */
  family: id.optional(),
  /** Category of its prompts in the town: "communication/メール", or `none`. */
  place: z.string().regex(/^(?:[a-z]+\/.+|none)$/),
  /** A kind of picture or film with a person in it. */
  ofPeople: z.boolean().default(false),
  /** The result is no text to send: a line that asks for a letter or a mail gets its family instead, if that is one of texts to send. */
  notSent: z.boolean().default(false),
  /** Words of a line that is of no certain kind which make it of this one. */
  named: lists(1).optional(),
  /** The line must say one of these words; another line is of the kind `otherwise`. */
  needs: z.strictObject({ said: lists(1), otherwise: id }).optional(),
  /** The one that changes the result most first. */
  facts: z.array(factSource).min(2).max(3),
  choices: z.array(choiceSource).max(2).default([]),
  /** Placeholder of the last question: what must not be in the result. */
  avoid: said,
  /** It runs by the clock, even where its line names no time. */
  scheduled: z.boolean().default(false),
  /** The task of the AI once it has the answers. */
  ending: said.optional(),
  /** How an interactive session runs; it stands in the place of `ending`, and stays in every case. */
  contract: said.optional(),
  /** The AI asks nothing before it starts: the conversation itself is what is wanted. */
  unasked: z.boolean().default(false),
  wishes: z.array(wishSource).max(5),
});

export type PlaybookSource = z.output<typeof playbookSource>;

/** `topics.yaml`: words by topic. */
export const topicsSource = z.record(z.enum(topics), lists(1));

const sceneDefault = z.strictObject({
  camera: said.optional(),
  light: said.optional(),
  medium: said.optional(),
  clean: said.optional(),
});

/** `scene-defaults.yaml`: phrases for short lines, by the kind of picture or film. */
export const sceneDefaultsSource = z.strictObject({
  image: z.record(id, sceneDefault),
  video: z.record(id, sceneDefault),
});

/** `synonyms.yaml`: groups of words that lead to the same prompts of the town. */
const synonyms = z.array(z.array(z.string().regex(/[\p{L}\p{N}]/u)).min(2));
export const synonymsSource = z.strictObject({ ja: synonyms, en: synonyms, es: synonyms });

/** `town.yaml`: more lines for each category of the town, by "category/subcategory". */
export const townSource = z.record(z.string(), lists(2));

/** Kinds of padding: sentences that tell an AI nothing about the task. */
export const paddingKinds = ["role", "incantation", "quality", "check", "pressure", "courtesy"] as const;

export type PaddingKind = (typeof paddingKinds)[number];

/** `sentences/`: sentences of prompts by kind; those that are `needed` tell something about the task. */
export const sentencesSource = z.strictObject(
  Object.fromEntries(
    [...paddingKinds, "needed" as const].map((kind) => [kind, z.array(z.string().min(1)).min(10)]),
  ) as Record<(typeof paddingKinds)[number] | "needed", z.ZodArray<z.ZodString>>,
);

const words = z.string().transform((text) => text.split(/\s+/));

const fillers = z.strictObject({
  /** Words that sentences of every class may have. */
  common: words,
  classes: z.array(
    z.strictObject({
      kind: z.enum(paddingKinds),
      cues: z.array(z.array(z.string().min(1)).min(1)).min(1),
      words,
    }),
  ),
});

/** `fillers.yaml`: sentences without content for a task, by their words. */
export const fillersSource = z.strictObject({ ja: fillers, en: fillers, es: fillers });

/** Groups of words in a row, with numbers of words or characters that may stand between two. */
const phrase = z.array(z.union([z.array(z.string().min(1)).min(1), z.int().nonnegative()])).min(1);

const unclearClass = z.strictObject({
  /** The question; `{words}` are the words it is about. */
  asks: z.string().includes("{words}"),
  words: z.array(z.string().min(1)).default([]),
  phrases: z.array(phrase).default([]),
  /** Maximum number of characters before a phrase, and of words behind it, that belong to it. */
  before: z.int().default(0),
  after: z.int().default(0),
  /** Words of which one must stand behind a Japanese phrase. */
  followed: z.array(z.string().min(1)).default([]),
  /** Words that a phrase must not contain. */
  unless: z.array(z.string().min(1)).default([]),
  /** Words by which a prompt says itself what is meant; `#` is a number. */
  told: z.array(z.string().min(1)).default([]),
  options: z.array(z.string().min(1)).max(3).default([]),
  /** The answer is a text to paste. */
  material: z.boolean().default(false),
  /** Another mention of a phrase's last word explains it. */
  elsewhere: z.boolean().default(false),
  /** Asked about only beside others, or where they are all that a sentence says. */
  weak: z.boolean().default(false),
});

const unclear = z.strictObject({ references: z.array(unclearClass), wishes: z.array(unclearClass) });

/** `unclear.yaml`: references to what an AI cannot see, and wishes that nobody can check. */
export const unclearSource = z.strictObject({ ja: unclear, en: unclear, es: unclear });

export type UnclearClass = z.output<typeof unclearClass>;

/** `glossary.yaml`: words for visible things, `[Japanese …, "/", Spanish …]` by their English. */
export const glossarySource = z.record(
  z.string(),
  z.strictObject({ ja: z.array(z.string().min(1)), es: z.array(z.string().min(1)) }),
);

/** One file of `playbooks/lines/`: lines as people type them, at least `least` in each language. */
export const linesSource = (least: number) => lists(least);

/** The words of the asking passage of one use in a language of the site, or the whole passage in another. */
const foreignPassage = z.strictObject({
  lead: z.string().includes("{items}"),
  items: z.array(z.string().min(1)).min(3).max(4),
  /** The beginning once everything is answered. */
  rest: z.string().min(1),
  ending: z.string().min(1),
});

const avoidSource = z.strictObject({ label: said, ask: said });
const asideSource = z.strictObject({ label: said, ask: said, example: said });

/** The number of wordings of how the AI asks. */
export const wordings = 3;

/** `passages.yaml`: what a prompt tells the AI to ask before it starts. */
export const passagesSource = z.strictObject({
  /** The last question of every playbook: what must not be in the result. */
  avoid: z.strictObject({ text: avoidSource, automation: avoidSource, scene: avoidSource }),
  /** One more fact to ask for with Deep Thinking. */
  success: z.strictObject({ text: asideSource, automation: asideSource }),
  /** The time that a recurring automation leaves open: its days and hour, or the hour alone. */
  schedule: z.strictObject({ days: asideSource, hour: asideSource }),
  /** Wordings of the beginning of the passage; `{items}` is the list of what is open, `{count}` how many questions there may be. */
  lead: z.strictObject({ text: z.array(said).length(wordings), automation: z.array(said).length(wordings) }),
  /** Words for numbers of questions, from two on. */
  counts: lists(1),
  /** The question that is always the last one; `{avoid}` is its label. */
  last: said,
  /** The beginning of the passage once everything is answered. */
  rest: z.strictObject({ text: said, automation: said }),
  /** The end of the passage: the AI may start without answers. */
  go: z.strictObject({ text: said, automation: said }),
  /** Whole passages for lines in other languages, by ISO 639-1 code; `other`: any further one. */
  foreign: z.record(z.string(), foreignPassage),
});

/** `automation-defaults.yaml`: rules that make an automation safe to be left running. */
export const defaultsSource = z.strictObject({
  /** Words in a line, by what they show. */
  words: z.record(z.string(), lists(0)),
  rules: z.array(
    z.strictObject({
      id,
      /** Groups of words of which the line must have one; empty: always. */
      needs: z.array(z.string()).default([]),
      /** Groups of words of which the line must have none. */
      unless: z.array(z.string()).default([]),
      /** Kinds that change nothing, to which the rule says nothing unless the line deletes or overwrites. */
      notFor: z.array(id).default([]),
      text: said,
    }),
  ),
});

export const folders = ["text", "automation", "image", "video", "families"] as const;

/** Recognizes a prompt's sentences: whether one is padding, and of which kind padding is. */
export interface SentenceModel {
  padding: RegressionModel;
  kinds: ClassifierModel;
}

/** All data of `playbooks/`. */
export interface PlaybooksSource {
  books: Record<(typeof folders)[number], Record<string, PlaybookSource>>;
  /** Classifiers of the kinds of task, by "use/language". */
  kinds: Record<string, ClassifierModel>;
  /** Classifiers of the town's categories, by language. */
  places: Record<string, ClassifierModel>;
  topics: z.output<typeof topicsSource>;
  sentences: Record<Language, SentenceModel>;
  fillers: z.output<typeof fillersSource>;
  unclear: z.output<typeof unclearSource>;
  glossary: z.output<typeof glossarySource>;
  passages: z.output<typeof passagesSource>;
  defaults: z.output<typeof defaultsSource>;
  synonyms: z.output<typeof synonymsSource>;
  sceneDefaults: z.output<typeof sceneDefaultsSource>;
}
