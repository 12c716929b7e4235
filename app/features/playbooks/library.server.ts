import type { PromptUse } from "~/domain/prompt-use";
import type { Language } from "~/languages";

import { Recognizer, type Example } from "./recognizer";
import type { Playbooks, PlaybookSource } from "./schema";

/** The default playbook, if no other is certain. */
export const general = "general";

export interface Playbook extends PlaybookSource {
  id: string;
}

/** The playbooks with their recognizers, built on first use. */
export class PlaybookLibrary {
  readonly topics: Playbooks["topics"];
  readonly glossary: Playbooks["glossary"];
  readonly padding: Playbooks["padding"];
  readonly #source: Playbooks;
  readonly #recognizers = new Map<string, Recognizer>();

  constructor(source: Playbooks) {
    this.#source = source;
    this.topics = source.topics;
    this.glossary = source.glossary;
    this.padding = source.padding;
  }

  find(use: PromptUse, id: string): Playbook | null {
    const books = this.#source.books[use];
    return Object.hasOwn(books, id) ? { ...books[id]!, id } : null;
  }

  /** Recognizer of the playbooks of a use, for lines of one language. */
  recognizer(use: PromptUse, language: Language): Recognizer {
    return this.#recognizer(`${use}/${language}`, () =>
      Object.entries(this.#source.books[use]).flatMap(([id, book]) =>
        book.examples[language].map((line) => ({ label: id, line })),
      ),
    );
  }

  /**
   * Recognizer of the town's places ("category/subcategory") and of lines without a place ("none/…"), from the
   * lines of all playbooks and of `town.yaml`.
   */
  townRecognizer(language: Language): Recognizer {
    return this.#recognizer(`town/${language}`, () => {
      const lines: Example[] = Object.values(this.#source.books).flatMap((books) =>
        Object.entries(books)
          .filter(([id]) => id !== general)
          .flatMap(([id, { place, examples }]) => {
            const label = place === "none" ? `none/${id}` : place;
            return examples[language].map((line) => ({ label, line }));
          }),
      );
      for (const [label, lists] of Object.entries(this.#source.town))
        for (const line of lists[language]) lines.push({ label, line });
      return lines;
    });
  }

  /** Recognizer of padding ("kind/number") and of similar sentences with content ("keep/number"). */
  paddingRecognizer(language: Language): Recognizer {
    return this.#recognizer(`padding/${language}`, () =>
      Object.entries(this.padding).flatMap(([kind, lists]) =>
        lists[language].map((line, index) => ({ label: `${kind}/${index}`, line })),
      ),
    );
  }

  #recognizer(key: string, examples: () => Example[]): Recognizer {
    const made = this.#recognizers.get(key) ?? new Recognizer(examples());
    this.#recognizers.set(key, made);
    return made;
  }

  /** Every playbook of a use. */
  all(use: PromptUse): Playbook[] {
    return Object.entries(this.#source.books[use]).map(([id, book]) => ({ ...book, id }));
  }
}

let opened: Promise<PlaybookLibrary> | undefined;

/** The library, loaded on first use and cached. */
export function openPlaybooks(): Promise<PlaybookLibrary> {
  opened ??= import("virtual:playbooks").then(({ source }) => new PlaybookLibrary(source));
  return opened;
}

/** Splits the name of a question or wish: "decline-invitation.what". */
export function splitName(name: string): [book: string, id: string] {
  const dot = name.indexOf(".");
  return [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
}
