import type { PromptUse } from "~/domain/prompt-use";
import { foldText } from "~/features/text/fold-text";
import { WordClasses } from "~/features/text/word-classes";
import type { Language } from "~/domain/languages";

import { rankLabels, type Guess } from "./classifier";
import { probability } from "./logistic-regression";
import { paddingKinds, type PaddingKind, type PlaybookSource, type PlaybooksSource } from "./schema";

/** The playbook of lines whose kind of task is unknown. */
export const general = "general";

export interface Playbook extends PlaybookSource {
  id: string;
}

/** The playbooks with their classifiers. */
export class Playbooks {
  readonly topics: PlaybooksSource["topics"];
  readonly glossary: PlaybooksSource["glossary"];
  readonly unclear: PlaybooksSource["unclear"];
  readonly passages: PlaybooksSource["passages"];
  readonly defaults: PlaybooksSource["defaults"];
  readonly sceneDefaults: PlaybooksSource["sceneDefaults"];
  readonly #source: PlaybooksSource;
  readonly #fillers = new Map<Language, WordClasses>();
  readonly #synonyms = new Map<Language, string[][]>();

  constructor(source: PlaybooksSource) {
    this.#source = source;
    this.topics = source.topics;
    this.glossary = source.glossary;
    this.unclear = source.unclear;
    this.passages = source.passages;
    this.defaults = source.defaults;
    this.sceneDefaults = source.sceneDefaults;
  }

  /** A playbook of a use, or a family of texts; null for an unknown id. */
  find(use: PromptUse, id: string): Playbook | null {
    const { books } = this.#source;
    for (const folder of [books[use], ...(use === "text" ? [books.families] : [])])
      if (Object.hasOwn(folder, id)) return { ...folder[id]!, id };
    return null;
  }

  /** The family of a playbook. Null if it is one itself, or has none. */
  familyOf({ family }: Playbook): Playbook | null {
    return family === undefined ? null : this.find("text", family);
  }

  /** The kinds of task that a line may be, the most probable first. */
  rankKinds(use: PromptUse, language: Language, line: string): Guess[] {
    return rankLabels(this.#source.kinds[`${use}/${language}`]!, line);
  }

  /** The town's categories ("category/subcategory") where a line may belong, and `none/…`, the most probable first. */
  rankPlaces(language: Language, line: string): Guess[] {
    return rankLabels(this.#source.places[language]!, line);
  }

  /** Recognizer of sentences that only have words of padding, by kind. */
  fillerRecognizer(language: Language): WordClasses {
    const { common, classes } = this.#source.fillers[language];
    const made =
      this.#fillers.get(language) ??
      new WordClasses(
        classes.map(({ kind, cues, words }) => ({ label: kind, cues, words: [...common, ...words] })),
        { spaced: language !== "ja" },
      );
    this.#fillers.set(language, made);
    return made;
  }

  /** The probability that a prompt's sentence is padding, 0 to 1, and the kind of padding that it is then; null if it is unlike any. */
  readSentence(language: Language, sentence: string): { padding: number; kind: PaddingKind | null } {
    const { padding, kinds } = this.#source.sentences[language];
    const [first] = rankLabels(kinds, sentence);
    return {
      padding: probability(padding, sentence),
      kind: paddingKinds.find((kind) => kind === first?.label) ?? null,
    };
  }

  /** Groups of words that lead to the same prompts of the town, folded. */
  synonymsOf(language: Language): string[][] {
    const made =
      this.#synonyms.get(language) ?? this.#source.synonyms[language].map((group) => group.map(foldText));
    this.#synonyms.set(language, made);
    return made;
  }

  /** Every playbook of a use; families are among those of text. */
  all(use: PromptUse): Playbook[] {
    const { books } = this.#source;
    return [...Object.entries(books[use]), ...Object.entries(use === "text" ? books.families : {})].map(
      ([id, book]) => ({ ...book, id }),
    );
  }
}

let opened: Promise<Playbooks> | undefined;

/** The playbooks, loaded on first use and cached; after a failure the next call tries again. */
export function openPlaybooks(): Promise<Playbooks> {
  opened ??= import("virtual:playbooks")
    .then(async ({ readSource }) => new Playbooks(await readSource()))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Splits the name of a question or wish: "decline-invitation.what". */
export function splitName(name: string): [book: string, id: string] {
  const dot = name.indexOf(".");
  return [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
}
